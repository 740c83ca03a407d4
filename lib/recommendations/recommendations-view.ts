import { choice, count, optionalText } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';

/** The portfolio's recommendations as the address says: which list, which one is open. */
export const recommendationsViewCodecs = {
  show: choice(['waiting', 'decided'], 'waiting'),
  sort: choice(['expiry', 'newest'], 'expiry'),
  open: optionalText(),
  page: count(1, 1),
};

export type RecommendationsView = StateOf<typeof recommendationsViewCodecs>;

/** Reads the view from a page's search parameters. */
export function readRecommendationsView(
  parameters: Record<string, string | string[] | undefined>,
): RecommendationsView {
  return readState<RecommendationsView>(recommendationsViewCodecs, (name) => [parameters[name]].flat()[0]);
}
