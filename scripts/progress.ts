/** One step of something that takes a while, as it is shown to the person waiting. */
export type Step = {
  /** Says what the step is at. */
  update(detail: string): void;
  done(): void;
  failed(): void;
};

export type Progress = { begin(title: string): Step };

type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

/** A live line with the time passed in a terminal; one line per event anywhere else. */
export function createProgress(output: Output = process.stdout): Progress {
  return { begin: (title) => (output.isTTY ? beginLive(output, title) : beginPlain(output, title)) };
}

function beginLive(output: Output, title: string): Step {
  const startedAt = Date.now();
  let detail = '';
  let frame = 0;
  const draw = (mark: string, text: string) => {
    const line = `${mark} ${text}`.slice(0, (output.columns || 80) - 1);
    output.write(`\r\x1b[2K${line}`);
  };
  const drawRunning = () => {
    frame = (frame + 1) % FRAMES.length;
    draw(FRAMES[frame] ?? '', `${title}${detail && `: ${detail}`} (${formatElapsed(startedAt)})`);
  };
  const timer = setInterval(drawRunning, FRAME_MS);
  const end = (mark: string) => {
    clearInterval(timer);
    draw(mark, `${title} (${formatElapsed(startedAt)})\n`);
  };
  drawRunning();
  return {
    update: (text) => {
      detail = text;
    },
    done: () => end('✓'),
    failed: () => end('✗'),
  };
}

function beginPlain(output: Output, title: string): Step {
  const startedAt = Date.now();
  output.write(`${title} …\n`);
  return {
    update: (detail) => output.write(`  ${detail}\n`),
    done: () => output.write(`${title}: done in ${formatElapsed(startedAt)}\n`),
    failed: () => output.write(`${title}: failed after ${formatElapsed(startedAt)}\n`),
  };
}

/** Runs the work of one step and shows how it went. */
export async function during<T>(
  progress: Progress,
  title: string,
  work: (step: Step) => Promise<T>,
): Promise<T> {
  const step = progress.begin(title);
  try {
    const result = await work(step);
    step.done();
    return result;
  } catch (error) {
    step.failed();
    throw error;
  }
}

export function formatElapsed(startedAtMs: number): string {
  const seconds = (Date.now() - startedAtMs) / 1000;
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
