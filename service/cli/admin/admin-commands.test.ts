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
