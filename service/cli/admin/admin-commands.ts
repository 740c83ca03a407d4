import type { AdminCommand } from './admin-command.ts';
import { allowlist } from './allowlist.ts';
import { application } from './application.ts';
import { keys } from './keys.ts';
import { market } from './market.ts';
import { plan } from './plan.ts';
import { staff } from './staff.ts';

/** Every command, in the order in which they are listed. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [application, keys, allowlist, staff, plan, market];
