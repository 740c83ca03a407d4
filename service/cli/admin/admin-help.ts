import type { AdminCommand } from './admin-command.ts';

const NOTE = 'The embedded database can be written by one program at a time: stop the service first.\n';

export function listCommands(commands: readonly AdminCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return [
    'Sets up what nobody may set up over the network.',
    '',
    '  npm run admin -- <command> …',
    '',
    ...lines,
    '',
    'npm run admin -- <command> --help says more.',
    NOTE,
  ].join('\n');
}

export const helpOf = ({ help }: AdminCommand) => `${help.trim()}\n\n${NOTE}`;
