'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Codecs, readState, writeState } from '#lib/url-state/url-state.ts';

/**
 * State that lives in the address, so that a link shows a colleague the same view.
 * A change takes the current entry's place in the history, or with `push` becomes a new one;
 * nothing is fetched for it. Keep `codecs` at module scope.
 */
export function useUrlState<State extends object>(codecs: Codecs<State>) {
  const search = useSearchParams();
  // The router takes an address up in a transition; controls must not fall back to the old value meanwhile.
  const [ahead, setAhead] = useState<{ of: typeof search; query: string } | null>(null);
  const query = ahead?.of === search ? ahead.query : search.toString();
  // Who goes back before the router has taken the change up is where the router still is.
  useEffect(() => {
    const forget = () => setAhead(null);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  const state = useMemo(() => {
    const parameters = new URLSearchParams(query);
    return readState(codecs, (name) => parameters.get(name));
  }, [codecs, query]);
  const change = useCallback(
    (change: Partial<State>, history: 'replace' | 'push' = 'replace') => {
      const query = writeState(codecs, new URLSearchParams(window.location.search), change).toString();
      setAhead({ of: search, query });
      const address = window.location.pathname + (query && `?${query}`);
      if (history === 'push') window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
    },
    [codecs, search],
  );
  return [state, change] as const;
}
