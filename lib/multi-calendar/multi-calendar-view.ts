import { isIsoDate } from '#contract/dates.ts';
import { type Codec, checkedText, choice, text } from '#lib/url-state/codecs.ts';
import { readState, type StateOf } from '#lib/url-state/url-state.ts';
import { colourModes } from './colour.ts';
import { groupings } from './lines.ts';
import { zooms } from './zoom.ts';

/** Some listings, by id. */
function ids(): Codec<readonly string[]> {
  return {
    fallback: [],
    read: (given) =>
      given
        .split(',')
        .filter((id) => /^\d{1,16}$/.test(id))
        .slice(0, 100),
    write: (value) => value.join(),
  };
}

const isId = (given: string): given is string => /^\d{1,16}$/.test(given);

/** The multi-calendar's whole state, as it stands in the address. */
export const multiCalendarCodecs = {
  zoom: choice(zooms, 'month'),
  /** First day in sight; null is today. */
  from: checkedText(isIsoDate),
  colour: choice(colourModes, 'base'),
  group: choice(groupings, 'market'),
  search: text(),
  pinned: ids(),
  /** The night whose panel is open, and its listing. */
  listing: checkedText(isId),
  night: checkedText(isIsoDate),
};

export type MultiCalendarView = StateOf<typeof multiCalendarCodecs>;

/** Reads the view from a page's search parameters. */
export function readMultiCalendarView(
  parameters: Record<string, string | string[] | undefined>,
): MultiCalendarView {
  return readState<MultiCalendarView>(multiCalendarCodecs, (name) => [parameters[name]].flat()[0]);
}
