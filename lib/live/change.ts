import { z } from 'zod';

/** What an event says to an open page: what kind of thing happened, and to which listing or account. */
export interface Change {
  type: string;
  userId: string;
  listingId?: string | undefined;
  accountId?: string | undefined;
}

const reference = z.object({ data: z.object({ id: z.string() }) }).optional();

const eventSchema = z.object({
  meta: z.object({ type: z.string().max(200) }),
  data: z.object({
    id: z.string().min(1).max(200),
    relationships: z.object({ user: reference, listing: reference, account: reference }),
  }),
});

/**
 * Reads the id and the change out of an event's body. Types and members it does not know are no error,
 * for the catalogue grows; undefined for what is no event, or is about nobody.
 */
export function readEvent(body: unknown): { id: string; change: Change } | undefined {
  const event = eventSchema.safeParse(body);
  if (!event.success) return undefined;
  const { meta, data } = event.data;
  const { user, listing, account } = data.relationships;
  return (
    user && {
      id: data.id,
      change: {
        type: meta.type,
        userId: user.data.id,
        listingId: listing?.data.id,
        accountId: account?.data.id,
      },
    }
  );
}
