import { type DrillOptions, DrillUsageError, readDrillOptions } from './options.ts';
import { type DrillReport, runDrill } from './run-drill.ts';

/** `npm run drill`: the nightly size on one engine, unless said otherwise. */
const SHOWN_BREACHES = 10;
const USAGE = 'npm run drill -- [--engine embedded|postgresql] [--kills 50] [--seed 1] [--short]';
const HELP = `Kills the service while it is in use, and checks that nothing is lost, told twice or done twice.

  ${USAGE}

  --engine <engine>   embedded, or postgresql with two workers; default: embedded
  --kills <number>    processes that are killed; default: 50
  --seed <text>       what is done and when who is killed; default: another one each time
  --short             without receivers that never take some events: no minutes of waiting

For postgresql, DRILL_DATABASE_URL names a server on which a database may be made.
It ends with 1 where a guarantee is broken.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  let options: DrillOptions;
  try {
    options = readDrillOptions(args, process.env);
  } catch (error) {
    if (!(error instanceof DrillUsageError)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    return 2;
  }
  const { engine, kills, seed } = options;
  console.log(`${kills} kills on ${engine}, --seed ${seed}, Node ${process.version}`);
  const report = await runDrill(options, console.log);
  print(report);
  return report.findings.some(({ breaches }) => breaches.length > 0) ? 1 : 0;
}

function print({ figures, findings }: DrillReport): void {
  const width = Math.max(...figures.map(([what]) => what.length));
  console.log();
  for (const [what, value] of figures) console.log(`${what.padEnd(width)}  ${value}`);
  console.log();
  for (const { guarantee, breaches } of findings) {
    console.log(`${breaches.length === 0 ? 'kept  ' : 'BROKEN'}  ${guarantee}`);
    for (const breach of breaches.slice(0, SHOWN_BREACHES)) console.log(`          ${breach}`);
    if (breaches.length > SHOWN_BREACHES) console.log(`          … ${breaches.length} in all`);
  }
}
