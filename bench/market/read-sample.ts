import { readInsideAirbnb } from '#service/market/import/read-inside-airbnb.ts';

/** Reads the folder named on the command line and says what it took; alone in its process for the memory. */
const startedMs = performance.now();
const { report } = await readInsideAirbnb(process.argv[2] ?? '');
const seconds = (performance.now() - startedMs) / 1000;
const peakMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ rows: report.calendarRows, seconds, peakMegabytes }));
