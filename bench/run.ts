import { cpus, loadavg } from 'node:os';

/** What `npm run bench` measures; `npm run bench -- pricing` runs one of them. */
const BENCHES: Record<string, () => Promise<void>> = {
  pricing: async () => (await import('./pricing/run.ts')).benchPricing(),
  market: async () => (await import('./market/run.ts')).benchMarket(),
  calendar: async () => (await import('./calendar/run.ts')).benchCalendar(),
  api: async () => (await import('./api/run.ts')).benchApi(),
  events: async () => (await import('./events/run.ts')).benchEvents(),
  ui: async () => (await import('./ui/run.ts')).benchUi(),
  product: async () => (await import('./product/run.ts')).benchProduct(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

const [cpu] = cpus();
console.log(
  `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench();
}
