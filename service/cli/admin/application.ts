import type { Scope } from '#contract/scopes.ts';
import { changeScopes } from '../../applications/change-scopes.ts';
import { createApplication } from '../../applications/create-application.ts';
import { getApplicationNamed } from '../../applications/get-application.ts';
import { type ApplicationChanges, listApplications, updateApplication } from '../../applications/queries.ts';
import { UsageError } from '../usage-error.ts';
import {
  actionNamed,
  noMore,
  readArguments,
  required,
  scopesOf,
  wholeNumber,
  yesOrNo,
} from './admin-arguments.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { columns } from './admin-output.ts';
import { describeApplication } from './describe-application.ts';

type Work = (context: AdminContext) => Promise<string>;

const HIGHEST_RATE = 1_000_000;
const DEFAULT_RATE = 600;
const LONGEST_NAME = 100;

const OPTIONS = {
  name: { type: 'string' },
  'client-id': { type: 'string' },
  scopes: { type: 'string' },
  'rate-limit': { type: 'string' },
  'require-user-scoped-tokens': { type: 'string' },
  'dashboard-for': { type: 'string' },
} as const;

const which = (name: string | undefined) => required(name, 'Which application? Give its client id or name.');

function rateOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : wholeNumber(text, '--rate-limit', HIGHEST_RATE);
}

function strictness(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : yesOrNo(text, '--require-user-scoped-tokens');
}

function nameOf(text: string): string {
  if (text.length > LONGEST_NAME) throw new UsageError(`A name has at most ${LONGEST_NAME} characters.`);
  return text;
}

function clientIdOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[A-Za-z0-9._-]{3,100}$/.test(text)) return text;
  throw new UsageError('A client id has 3 to 100 letters, digits and the characters . _ -');
}

const ACTIONS: Record<string, (args: readonly string[]) => Work> = {
  list(args) {
    noMore(args);
    return async ({ db }) => {
      const rows = await listApplications(db);
      if (rows.length === 0) return 'There is no application.\n';
      const lines = rows.map((row) => [
        row.clientId,
        row.name,
        row.firstParty ? 'dashboard' : 'partner',
        `${row.rateLimitPerMinute}/min`,
      ]);
      return columns(lines);
    };
  },

  show([name, ...more]) {
    const wanted = which(name);
    noMore(more);
    return async (context) => describeApplication(context, await getApplicationNamed(context.db, wanted));
  },

  create(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const name = nameOf(required(positionals[0] ?? values.name, 'What is the application called?'));
    noMore(positionals.slice(1));
    const scopes = values.scopes === undefined ? null : scopesOf([values.scopes]);
    const rateLimitPerMinute = rateOf(values['rate-limit']) ?? DEFAULT_RATE;
    const requireUserScopedTokens = strictness(values['require-user-scoped-tokens']) ?? false;
    const clientId = clientIdOf(values['client-id']);
    const partner = values['dashboard-for'];
    return async (context) => {
      const dashboardFor = partner === undefined ? null : await getApplicationNamed(context.db, partner);
      const creation = { name, clientId, scopes, rateLimitPerMinute, requireUserScopedTokens, dashboardFor };
      const { application, clientSecret, webhookSecret } = await createApplication(context, creation);
      const secrets = columns([
        ['Client id:', application.clientId],
        ['Client secret:', clientSecret],
        ['Webhook secret:', webhookSecret],
      ]);
      return `${name} is created.\n${secrets}Keep the secrets now: they are not shown again.\n`;
    };
  },

  set(args) {
    const { 'client-id': _fixed, scopes: _scopes, 'dashboard-for': _kind, ...options } = OPTIONS;
    const { values, positionals } = readArguments(args, options);
    const wanted = which(positionals[0]);
    noMore(positionals.slice(1));
    const rateLimitPerMinute = rateOf(values['rate-limit']);
    const requireUserScopedTokens = strictness(values['require-user-scoped-tokens']);
    const changes: ApplicationChanges = {
      ...(values.name === undefined
        ? {}
        : { name: nameOf(required(values.name, '--name must not be empty.')) }),
      ...(rateLimitPerMinute === undefined ? {} : { rateLimitPerMinute }),
      ...(requireUserScopedTokens === undefined ? {} : { requireUserScopedTokens }),
    };
    if (Object.keys(changes).length === 0) throw new UsageError('What shall change? Give an option.');
    return async (context) => {
      const { id, clientId } = await getApplicationNamed(context.db, wanted);
      await updateApplication(context.db, id, changes);
      return describeApplication(context, await getApplicationNamed(context.db, clientId));
    };
  },

  'add-scopes': (args) =>
    changing(args, (scopes) => (before) => ({ scopes: union(before.scopes as Scope[], scopes) })),

  'remove-scopes': (args) =>
    changing(args, (removed) => ({ scopes, personalTokenScopes }) => ({
      scopes: without(scopes as Scope[], removed),
      personalTokenScopes: personalTokenScopes && without(personalTokenScopes as Scope[], removed),
    })),

  'personal-token-scopes'([name, ...words]) {
    const [only] = words.length === 1 ? words : [];
    if (only === 'all') return narrowing(name, null);
    return narrowing(name, only === 'none' ? [] : scopesOf(words));
  },
};

type ScopeChange = Parameters<typeof changeScopes>[2];

function changing([name, ...words]: readonly string[], change: (scopes: Scope[]) => ScopeChange): Work {
  return rescoping(name, change(scopesOf(words)));
}

const narrowing = (name: string | undefined, personalTokenScopes: Scope[] | null): Work =>
  rescoping(name, () => ({ personalTokenScopes }));

function rescoping(name: string | undefined, change: ScopeChange): Work {
  const wanted = which(name);
  return async (context) => {
    const found = await getApplicationNamed(context.db, wanted);
    return describeApplication(context, await changeScopes(context, found, change));
  };
}

const union = (some: readonly Scope[], more: readonly Scope[]) => [...new Set([...some, ...more])];
const without = (some: readonly Scope[], removed: readonly Scope[]) =>
  some.filter((scope) => !removed.includes(scope));

export const application: AdminCommand = {
  name: 'application',
  summary: 'create applications, and set their scopes and limits',
  help: `Creates applications, and sets their scopes and limits.

  npm run admin -- application list
  npm run admin -- application show <application>
  npm run admin -- application create <name> [options]
  npm run admin -- application set <application> [options]
  npm run admin -- application add-scopes <application> <scope> …
  npm run admin -- application remove-scopes <application> <scope> …
  npm run admin -- application personal-token-scopes <application> all|none|<scope> …

  <application>   its client id, or its name in quotes

  --name <name>                         for set: another name
  --rate-limit <number>                 requests a minute; default: ${DEFAULT_RATE}
  --require-user-scoped-tokens yes|no   whether user-level scopes need a user_id; default: no
  --client-id <id>                      for create; default: made from the name
  --scopes <scope>,<scope>              for create; default: every one that fits
  --dashboard-for <application>         for create: a dashboard that acts for its users

create shows the client secret and the webhook secret, this once. A scope that is removed
leaves every token at once, and personal access tokens for good.`,
  prepare([action, ...args]) {
    return actionNamed(ACTIONS, action)(args);
  },
};
