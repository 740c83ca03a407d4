import type { AdminCommand } from './admin-command.ts';
import { market } from './market.ts';

/** Every command, in the order in which they are listed. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [market];
