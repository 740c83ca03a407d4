import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { UsageError } from '../usage-error.ts';
import { ADMIN_COMMANDS } from './admin-commands.ts';
import { helpOf, listCommands } from './admin-help.ts';

test('every command is listed, and its help shows how it is called', () => {
  const list = listCommands(ADMIN_COMMANDS);
  for (const command of ADMIN_COMMANDS) {
    expect(list).toContain(`  ${command.name} `);
    expect(helpOf(command)).toContain(`npm run admin -- ${command.name} `);
  }
  expect(new Set(ADMIN_COMMANDS.map(({ name }) => name)).size).toBe(ADMIN_COMMANDS.length);
});

test.each([[[]], [['open', 'Lisbon']], [['activate']], [['deactivate', ' ']]])(
  'market %j is refused with a sentence',
  (args) => {
    const market = ADMIN_COMMANDS.find(({ name }) => name === 'market');
    expect(() => market?.prepare(args, readConfig({}))).toThrow(UsageError);
  },
);

const refused: [string, string[]][] = [
  ['application', []],
  ['application', ['delete', 'acme']],
  ['application', ['constructor', 'acme']],
  ['application', ['show']],
  ['application', ['show', 'Acme', 'Homes']],
  ['application', ['create']],
  ['application', ['create', 'Acme', '--scopes', 'user:own']],
  ['application', ['create', 'Acme', '--rate-limit', '0']],
  ['application', ['create', 'Acme', '--rate-limit', 'many']],
  ['application', ['create', 'Acme', '--require-user-scoped-tokens', 'maybe']],
  ['application', ['create', 'Acme', '--client-id', 'a b']],
  ['application', ['create', 'Acme', '--colour', 'red']],
  ['application', ['set', 'acme']],
  ['application', ['set', 'acme', '--scopes', 'user:read']],
  ['application', ['add-scopes', 'acme']],
  ['application', ['personal-token-scopes', 'acme']],
  ['keys', ['add']],
  ['keys', ['valueOf', 'acme']],
  ['keys', ['add', 'acme', 'one-more']],
  ['keys', ['retire', 'acme']],
  ['allowlist', ['open', 'acme']],
  ['allowlist', ['add', 'acme']],
  ['allowlist', ['list', 'acme', '10.0.0.0/8']],
  ['staff', ['create', 'acme', '--email', 'sam@example.com']],
  ['staff', ['create', 'acme', '--email', 'sam', '--name', 'Sam']],
  ['staff', ['create', 'acme', '--email', 'sam@example.com', '--name', 'Sam', '--locale', 'xx']],
  ['staff', ['disable']],
  ['staff', ['__proto__', 'acme']],
  ['plan', ['show']],
  ['plan', ['set', '1']],
  ['plan', ['set', '1', 'gold']],
  ['plan', ['set', '1', 'trial']],
  ['plan', ['set', '1', 'trial', '--until', '2026-02-30']],
  ['plan', ['set', '1', 'trial', '--until', '2020-01-01']],
  ['plan', ['set', '1', 'active', '--until', '2999-01-01']],
];

test.each(refused)('%s %j is refused with a sentence', (name, args) => {
  const command = ADMIN_COMMANDS.find((one) => one.name === name);
  expect(() => command?.prepare(args, readConfig({}))).toThrow(UsageError);
});
