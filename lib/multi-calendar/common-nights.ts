import type { ChosenListing } from './edit.ts';
import type { DayRun } from './selection.ts';

/**
 * The one run of nights that is chosen of every listing, from the first night that is not past at all of them on;
 * null where listings have others, or several.
 */
export function commonNights(chosen: readonly ChosenListing[]): DayRun | null {
  const [first] = chosen;
  const [run, second] = first?.runs ?? [];
  if (!run || second) return null;
  const [from, to] = run;
  const isAlike = chosen.every(
    ({ runs: [own, other] }) => own !== undefined && !other && own[0] === from && own[1] === to,
  );
  const start = Math.max(from, Math.min(...chosen.map(({ listing }) => listing.today)));
  return isAlike && start <= to ? [start, to] : null;
}
