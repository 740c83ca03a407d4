import { change } from '#lib/bff/client.ts';

/** Asks for the listing to be read from its channel again; the listing's sync state tells how that goes. @throws ReadError */
export async function refreshListing(id: string): Promise<void> {
  await change('POST', `/listings/${id}/refresh`);
}
