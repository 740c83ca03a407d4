import { z } from 'zod';

/** What the encrypted cookie holds: who, never a token. */
export const sessionSchema = z.object({
  sessionId: z.string().min(1),
  kind: z.enum(['credential', 'staff']),
  userId: z.string().nullable(),
  credentialId: z.string().nullable(),
  permission: z.enum(['Admin', 'Edit', 'View']),
  locale: z.string(),
  name: z.string(),
  email: z.string(),
});

export type Session = z.infer<typeof sessionSchema>;

/** Whether the person may change prices and settings. */
export function mayEdit(session: Pick<Session, 'permission'>): boolean {
  return session.permission !== 'View';
}
