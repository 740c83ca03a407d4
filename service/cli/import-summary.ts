import type { ImportedMarket } from '../market/import-market.ts';

const LISTED = 20;

/** What an import did, as lines for a person. */
export function summariseImport(market: ImportedMarket, seconds: number): string {
  const { report } = market;
  const count = (value: number) => value.toLocaleString('en');
  const rejected = report.badRows.reduce((sum, { count: rows }) => sum + rows, 0);
  const lines = [
    `${market.name} is imported in ${seconds.toFixed(1)} s (market ${market.marketId}, ${market.timezone}, ${market.currency}).`,
    `  ${count(report.listings)} listings in ${count(market.neighbourhoods)} neighbourhoods`,
    `  ${count(report.calendarRows)} nights from ${market.firstNight} to ${market.lastNight}`,
    `  ${count(market.namedEvents)} named events found in the prices`,
  ];
  if (report.outlierPrices > 0) {
    lines.push(`  ${count(report.outlierPrices)} nightly prices ignored: far from the listing's others`);
  }
  lines.push(rejected === 0 ? '  no row was left out' : `  ${count(rejected)} rows left out:`);
  for (const { file, reason, count: rows, lines: shown } of report.badRows) {
    const more = rows > LISTED ? ', …' : '';
    lines.push(`    ${file}: ${count(rows)} × ${reason} (line ${shown.join(', ')}${more})`);
  }
  return `${lines.join('\n')}\n`;
}
