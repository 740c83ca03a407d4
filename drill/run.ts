import { type DrillOptions, DrillUsageError, readDrillOptions } from './options.ts';
import { type DrillReport, runDrill } from './run-drill.ts';

/** `npm run drill`: the nightly size on one engine, unless said otherwise. */
const SHOWN_BREACHES = 10;

process.exitCode = await main();

async function main(): Promise<number> {
  let options: DrillOptions;
  try {
    options = readDrillOptions(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof DrillUsageError)) throw error;
    console.error(
      `${error.message}\nnpm run drill -- [--engine embedded|postgresql] [--kills 50] [--seed 1] [--short]`,
    );
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
