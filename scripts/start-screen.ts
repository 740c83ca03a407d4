import type { Demo } from './demo-file.ts';
import { type Settings, urlOf } from './settings.ts';

/** Everything a person needs after a start, on one screen. */
export function startScreen(settings: Settings, demo: Demo | null): string {
  const lines = [
    '',
    'Ratewright is running.',
    '',
    `  Dashboard      ${urlOf(settings.dashboard)}`,
    `  Partner API    ${urlOf(settings.api)}/api/v1/`,
    `  API reference  ${urlOf(settings.api)}/api/v1/redoc/`,
    `  OpenAPI 3.1    ${urlOf(settings.api)}/api/v1/schema/`,
    `  Sandbox PMS    ${urlOf(settings.sandbox)}`,
    `  Data and logs  ${settings.dataDir}`,
    '',
  ];
  if (demo) lines.push(...loginTable(demo), '');
  lines.push('Press Ctrl-C to stop.', '');
  return lines.join('\n');
}

function loginTable(demo: Demo): string[] {
  const rows = demo.logins.map(({ email, password, role, plan }) => [
    role,
    email,
    password,
    plan === 'ended' ? 'plan ended' : '',
  ]);
  const table = [['role', 'e-mail', 'password', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const format = (row: string[]) =>
    `    ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
  return ['  Demo logins', ...table.map(format)];
}
