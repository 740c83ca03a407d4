import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { localeSchema } from '#contract/locales.ts';
import { getApplicationNamed } from '../../applications/get-application.ts';
import { changeStaffPassword, disableStaff, enableStaff } from '../../staff/change-staff.ts';
import { createStaff } from '../../staff/create-staff.ts';
import { listStaff } from '../../staff/queries.ts';
import { UsageError } from '../usage-error.ts';
import { actionNamed, noMore, readArguments, required } from './admin-arguments.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { columns } from './admin-output.ts';

type Work = (context: AdminContext) => Promise<string>;

const SHORTEST_PASSWORD = 12;
const LONGEST_PASSWORD = 200;

const OPTIONS = {
  name: { type: 'string' },
  email: { type: 'string' },
  locale: { type: 'string', default: 'en' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

function emailOf(value: string | undefined): string {
  const email = required(value, 'Whose? Give the e-mail address.');
  if (!z.email().max(254).safeParse(email).success) throw new UsageError(`${email} is no e-mail address.`);
  return email;
}

const ACTIONS: Record<string, (args: readonly string[]) => Work> = {
  list([name, ...more]) {
    const application = required(name, 'Of which application? Give its client id or name.');
    noMore(more);
    return async ({ db }) => {
      const { id, clientId } = await getApplicationNamed(db, application);
      const members = await listStaff(db, id);
      if (members.length === 0) return `${clientId} has no staff.\n`;
      return columns(
        members.map(({ email, name, disabledAt }) => [email, name, disabledAt ? 'disabled' : 'active']),
      );
    };
  },

  create(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const application = required(positionals[0], 'For which application? Give its client id or name.');
    noMore(positionals.slice(1));
    const name = required(values.name, 'What is the person called? Give --name.');
    const email = emailOf(values.email);
    const locale = localeSchema.safeParse(values.locale);
    if (!locale.success) throw new UsageError(`--locale must be one of ${localeSchema.options.join(', ')}.`);
    return async (context) => {
      const { id } = await getApplicationNamed(context.db, application);
      const chosen = await passwordFrom(values['password-stdin']);
      const { password } = chosen;
      await createStaff(context, { applicationId: id, name, email, locale: locale.data, password });
      return `${email} can sign in.\n${told(chosen)}`;
    };
  },

  password(args) {
    const { values, positionals } = readArguments(args, { 'password-stdin': OPTIONS['password-stdin'] });
    const email = emailOf(positionals[0]);
    noMore(positionals.slice(1));
    return async (context) => {
      const chosen = await passwordFrom(values['password-stdin']);
      await changeStaffPassword(context, email, chosen.password);
      return `${email} has another password, and is signed out everywhere.\n${told(chosen)}`;
    };
  },

  disable: (args) => {
    const email = emailOf(args[0]);
    noMore(args.slice(1));
    return async (context) => {
      await disableStaff(context, email);
      return `${email} is signed out and cannot sign in any more.\n`;
    };
  },

  enable: (args) => {
    const email = emailOf(args[0]);
    noMore(args.slice(1));
    return async (context) => {
      await enableStaff(context, email);
      return `${email} can sign in.\n`;
    };
  },
};

interface ChosenPassword {
  password: string;
  /** Nobody knows it yet. */
  isNew: boolean;
}

async function passwordFrom(isPiped: boolean): Promise<ChosenPassword> {
  if (!isPiped) return { password: newPassword(), isNew: true };
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw new UsageError(`A password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  }
  return { password, isNew: false };
}

const told = ({ password, isNew }: ChosenPassword) =>
  isNew ? `Password: ${password}\nPass it on now: it is not shown again.\n` : '';

/** About 79 bits, in groups that can be read out. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

export const staff: AdminCommand = {
  name: 'staff',
  summary: 'say who signs in as support of an application',
  help: `Says who signs in to the dashboard as support, for all users of an application.

  npm run admin -- staff list <application>
  npm run admin -- staff create <application> --email <address> --name <name> [options]
  npm run admin -- staff password <address> [--password-stdin]
  npm run admin -- staff disable <address>
  npm run admin -- staff enable <address>

  <application>      its client id, or its name in quotes
  --locale <tag>     language of the dashboard; default: en
  --password-stdin   read the password from standard input; default: make one and show it once

Whoever is disabled, or gets another password, is signed out everywhere at once.`,
  prepare([action, ...args]) {
    return actionNamed(ACTIONS, action)(args);
  },
};
