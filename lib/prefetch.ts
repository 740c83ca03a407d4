import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { redirect } from 'next/navigation';
import { SessionOverError } from '#lib/partner-api/errors.ts';
import { paths } from '#lib/paths.ts';
import { ReadError } from '#lib/read.ts';

/**
 * Reads for a page on the server, so that it arrives filled. Where the service fails the page arrives
 * without, and the browser asks again and shows what happened; a session that is over leads to the sign-in page.
 */
export async function prefetch<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: Pick<FetchQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
  from: string,
): Promise<void> {
  try {
    await queries.fetchQuery({ ...query, retry: false });
  } catch (error) {
    if (error instanceof SessionOverError) redirect(paths.signIn(from));
    if (!(error instanceof ReadError)) throw error;
  }
}
