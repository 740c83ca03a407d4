import { setTimeout as delay } from 'node:timers/promises';
import { readLastPlainLine, readLogTail } from './log-file.ts';
import { askReadiness } from './readiness.ts';
import {
  type Launch,
  type Program,
  type ProgramExit,
  type RunningProgram,
  runProgram,
} from './running-program.ts';
import { StartError } from './start-error.ts';

/** A program that refuses its settings ends with this code (EX_CONFIG of sysexits.h) and one sentence. */
const REFUSED_EXIT_CODE = 78;
const POLL_MS = 100;
const SHOWN_LOG_LINES = 25;

/** A program that goes on until it is stopped. */
export type Server = Program & {
  /** Answers 200 once the program can do its work, and until then perhaps 503 with the step it is at. */
  readyUrl: string;
  /** How long it may stay silent or at one step before it counts as stuck. */
  patienceMs: number;
};

/** Runs programs together: when a server dies, or when asked to, all of them stop. */
export class Supervisor {
  readonly #graceMs: number;
  readonly #running: RunningProgram[] = [];
  readonly #death = Promise.withResolvers<StartError>();
  #stopping: Promise<void> | undefined;
  /** What everyone who still waits is told once all stop. */
  #reason = new StartError('Stopped.');

  /** Settles when a server has died unasked and the others have stopped. */
  readonly died: Promise<StartError> = this.#death.promise;

  /** @param graceMs how long a program may take to stop by itself */
  constructor(graceMs = 9_500) {
    this.#graceMs = graceMs;
  }

  /** Starts a server and comes back when it is ready; rejects when it dies or gets stuck. */
  async serve(server: Server, onStep: (step: string) => void = () => {}): Promise<void> {
    const exited = this.#run(server);
    const failed = exited.then(async (exit) => {
      if (this.#stopping) throw this.#reason;
      this.#reason = describeDeath(server, exit);
      await this.stop();
      this.#death.resolve(this.#reason);
      throw this.#reason;
    });
    failed.catch(() => {});
    await waitUntilReady(server, failed, onStep);
  }

  /** Runs a program to its end; rejects when that is not a good one. */
  async complete(program: Program): Promise<void> {
    const exit = await this.#run(program);
    if (this.#stopping) throw this.#reason;
    if (exit.code !== 0) throw describeDeath(program, exit);
  }

  /** Runs a program that shows its output itself; answers with its exit code. */
  async show(launch: Launch): Promise<number> {
    const { code } = await this.#run(launch);
    return code ?? 1;
  }

  /** Stops everything; comes back when no process is left, within ten seconds. */
  async stop(): Promise<void> {
    this.#stopping ??= Promise.all(this.#running.map((program) => program.stop(this.#graceMs))).then(
      () => {},
    );
    await this.#stopping;
  }

  #run(program: Launch): Promise<ProgramExit> {
    if (this.#stopping) throw this.#reason;
    const running = runProgram(program);
    this.#running.push(running);
    return running.exited;
  }
}

async function waitUntilReady(
  server: Server,
  failed: Promise<never>,
  onStep: (step: string) => void,
): Promise<void> {
  let lastStep: string | undefined;
  let lastNews = Date.now();
  for (;;) {
    const { ready, step } = await Promise.race([askReadiness(server.readyUrl), failed]);
    if (ready) return;
    if (step !== undefined && step !== lastStep) {
      lastStep = step;
      lastNews = Date.now();
      onStep(step);
    }
    if (Date.now() - lastNews > server.patienceMs) {
      const waited = `${Math.round(server.patienceMs / 1000)} seconds`;
      throw new StartError(withLog(server, `${server.name} was not ready after ${waited}.`));
    }
    await Promise.race([delay(POLL_MS), failed]);
  }
}

function describeDeath(program: Program, { code, signal }: ProgramExit): StartError {
  if (code === REFUSED_EXIT_CODE) {
    const sentence = readLastPlainLine(program.logPath);
    if (sentence) return new StartError(sentence);
  }
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  return new StartError(withLog(program, `${program.name} ${how}.`));
}

function withLog(program: Program, sentence: string): string {
  const lines = readLogTail(program.logPath, SHOWN_LOG_LINES);
  const log = lines.map((line) => `  ${line}`).join('\n');
  const first = `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`;
  return `${first} The end of its log, ${program.logPath}:\n${log || '  (nothing written)'}`;
}
