import { QueryClient } from '@tanstack/react-query';
import { ReadError } from '#lib/read.ts';

/** The query cache of one visit, or of one page rendered on the server. Refusals are final; silence is tried twice more. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isSilence(error),
      },
    },
  });
}

function isSilence(error: Error): boolean {
  return error instanceof ReadError && (error.status === 0 || error.status >= 502);
}
