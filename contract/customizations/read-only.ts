import { z } from 'zod';

/** Accepted in a body, so that what was read can be sent back, and ignored. */
export const ignored = z.unknown().optional().describe('Read-only: ignored');
