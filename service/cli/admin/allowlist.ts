import { allowNetworks, removeNetworks } from '../../applications/change-allowlist.ts';
import { getApplicationNamed } from '../../applications/get-application.ts';
import { UsageError } from '../usage-error.ts';
import { noMore, required } from './admin-arguments.ts';
import type { AdminCommand } from './admin-command.ts';

const CHANGES = { add: allowNetworks, remove: removeNetworks } as const;

function describe(clientId: string, networks: readonly string[]): string {
  if (networks.length === 0) return `${clientId} may be used from everywhere.\n`;
  return [`${clientId} may be used from:`, ...networks.map((network) => `  ${network}`), ''].join('\n');
}

export const allowlist: AdminCommand = {
  name: 'allowlist',
  summary: 'say from which networks an application may be used',
  help: `Says from which networks an application may be used: its secrets, its tokens, and
the personal access tokens of its users.

  npm run admin -- allowlist list <application>
  npm run admin -- allowlist add <application> <network> …
  npm run admin -- allowlist remove <application> <network> …

  <application>   its client id, or its name in quotes
  <network>       203.0.113.0/24, 2001:db8::/32, or a single address

As long as the list is empty, every address is allowed. Behind proxies, set
TRUSTED_PROXY_HOPS to their number: the addresses they pass on are not believed otherwise.`,
  prepare([action, name, ...networks]) {
    if (action !== 'list' && action !== 'add' && action !== 'remove') {
      throw new UsageError('Which? list, add, remove.');
    }
    const application = required(name, 'Which application? Give its client id or name.');
    if (action === 'list') noMore(networks);
    else if (networks.length === 0) throw new UsageError('Which network? Like 203.0.113.0/24.');
    return async (context) => {
      const found = await getApplicationNamed(context.db, application);
      if (action === 'list') return describe(found.clientId, found.allowlist);
      return describe(found.clientId, await CHANGES[action](context, found, networks));
    };
  },
};
