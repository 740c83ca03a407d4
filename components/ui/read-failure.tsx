import type { ReactNode } from 'react';
import { ErrorState } from '#components/ui/error-state.tsx';
import { ReadError } from '#lib/read.ts';

interface ReadFailureProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What could not be read. */
  title: string;
  /** What is still true. */
  children?: ReactNode;
}

/** A query that failed with nothing to show: what, by which request, and a way to ask again. */
export function ReadFailure({ query, title, children }: ReadFailureProps) {
  return (
    <ErrorState
      title={title}
      requestId={query.error instanceof ReadError ? query.error.requestId : null}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    >
      {children}
    </ErrorState>
  );
}
