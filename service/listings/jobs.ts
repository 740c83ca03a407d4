import type { Context } from '../context.ts';
import { refreshListing } from './refresh-listing.ts';

export async function registerListingJobs(context: Context): Promise<void> {
  await context.jobs.work('refresh-listing', { concurrency: 4 }, ({ listingId }, signal, attempt) =>
    refreshListing(context, listingId, signal, attempt),
  );
}
