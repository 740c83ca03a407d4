import { activateMarket } from '../../market/activate-market.ts';
import { deactivateMarket } from '../../market/deactivate-market.ts';
import { UsageError } from '../usage-error.ts';
import type { AdminCommand } from './admin-command.ts';

const MOVES = { activate: activateMarket, deactivate: deactivateMarket } as const;

export const market: AdminCommand = {
  name: 'market',
  summary: 'decide whether the listings of a market are priced',
  help: `Decides whether the listings of a market are priced.

  npm run admin -- market activate <market>
  npm run admin -- market deactivate <market>

  <market>   its name or its id

Only a market that was learned can be active. Listings enter or leave it at once;
each that has a base price tells its receivers so.`,
  prepare([move, ...names]) {
    if (move !== 'activate' && move !== 'deactivate') throw new UsageError('Activate or deactivate?');
    const name = names.join(' ').trim();
    if (name === '') throw new UsageError('Which market? Give its name or its id.');
    return async (context) => {
      const { market: moved, changed } = await MOVES[move](context, name);
      if (!changed) return `${moved.name} already is ${moved.active ? 'active' : 'inactive'}.\n`;
      return `${moved.name} is ${moved.active ? 'active' : 'inactive'} now.\n`;
    };
  },
};
