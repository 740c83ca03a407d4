import type { Token } from '#lib/tokens/list-tokens.ts';

const DAY_MS = 86_400_000;
/** A token that nothing has used for so long is more of a risk than a use. */
const UNUSED_MONTHS = 3;

export type TokenWarning = { kind: 'due' } | { kind: 'unused'; months: number };

/** What speaks for replacing or revoking a token: its reminder has come, or nothing uses it. */
export function tokenWarning(
  token: Pick<Token, 'remind-on' | 'last-used-at' | 'created-at'>,
  now: Date,
): TokenWarning | null {
  if (token['remind-on'] && token['remind-on'] <= now.toISOString().slice(0, 10)) return { kind: 'due' };
  const since = new Date(token['last-used-at'] ?? token['created-at']);
  const months = Math.floor((now.getTime() - since.getTime()) / (30 * DAY_MS));
  return months >= UNUSED_MONTHS ? { kind: 'unused', months } : null;
}
