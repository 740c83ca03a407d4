import { addSecret, retireSecret, rotateWebhookSecret } from '../../applications/application-secrets.ts';
import { getApplicationNamed } from '../../applications/get-application.ts';
import { type ApplicationRow, listSecrets } from '../../applications/queries.ts';
import { actionNamed, noMore, required } from './admin-arguments.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { columns, moment } from './admin-output.ts';

type Act = (context: AdminContext, found: ApplicationRow, secret: string) => Promise<string>;

const ONCE = 'Keep it now: it is not shown again.\n';

const ACTIONS: Record<string, Act> = {
  async list({ db }, { id }) {
    const secrets = await listSecrets(db, id);
    return columns(
      secrets.map((secret) => [
        String(secret.id),
        `…${secret.hint ?? '????'}`,
        `made: ${moment(secret.createdAt, 'unknown')}`,
        `last used: ${moment(secret.lastUsedAt, 'never')}`,
      ]),
    );
  },
  async add(context, found) {
    const secret = await addSecret(context, found);
    return `A further client secret of ${found.clientId}: ${secret}\n${ONCE}`;
  },
  async retire(context, found, name) {
    const { id } = await retireSecret(context, found, name);
    return `Secret ${id} of ${found.clientId} is refused from now on.\n`;
  },
  async 'rotate-webhook'(context, found) {
    const secret = await rotateWebhookSecret(context, found);
    return `Events of ${found.clientId} are signed with another secret from now on: ${secret}\n${ONCE}`;
  },
};

export const keys: AdminCommand = {
  name: 'keys',
  summary: 'rotate the secrets of an application',
  help: `Rotates the secrets of an application.

  npm run admin -- keys list <application>
  npm run admin -- keys add <application>
  npm run admin -- keys retire <application> <secret>
  npm run admin -- keys rotate-webhook <application>

  <application>   its client id, or its name in quotes
  <secret>        its number or its last four characters, as list shows them

An application can have two client secrets at a time: add one, bring it everywhere, see in
list that the old one is no longer used, and retire it. The webhook secret is replaced at
once: the receiver has to know the new one before the next event.`,
  prepare([action, name, ...rest]) {
    const act = actionNamed(ACTIONS, action);
    const application = required(name, 'Which application? Give its client id or name.');
    const isNamed = action === 'retire';
    const secret = isNamed ? required(rest[0], 'Which secret? keys list shows them.') : '';
    noMore(rest.slice(isNamed ? 1 : 0));
    return async (context) => act(context, await getApplicationNamed(context.db, application), secret);
  },
};
