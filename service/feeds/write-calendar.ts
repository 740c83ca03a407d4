import ICAL from 'ical.js';
import { type EpochDay, toIsoDate } from '#contract/dates.ts';
import type { FeedEntry } from './feed-entries.ts';
import type { ShownEntries } from './revise-entries.ts';

export interface CalendarHead {
  name: string;
  about: string;
  /** Makes keys unique in the world. */
  listingId: number;
  host: string;
  /** Where a night is looked at in the dashboard. */
  linkTo(day: EpochDay): string;
}

/** How often calendars are asked to come by. */
const REFRESH_EVERY = 'PT1H';
const CATEGORIES: Record<FeedEntry['kind'], string> = {
  override: 'OVERRIDE',
  event: 'EVENT',
  booking: 'BOOKING',
  block: 'BLOCK',
};

// The library counts a folded line without the space it begins with; RFC 5545 counts it (section 3.1).
ICAL.foldLength = 74;
// Of what it does not know it writes the value as it is, line ends too.
for (const property of ['name', 'x-wr-calname', 'x-wr-caldesc'])
  ICAL.design.icalendar.property[property] = { defaultType: 'text' };

/**
 * A calendar by RFC 5545, with what RFC 7986 and the common calendars know beyond it.
 * @param shown of every entry, when it changed last
 */
export function writeCalendar(
  { name, about, listingId, host, linkTo }: CalendarHead,
  entries: readonly FeedEntry[],
  shown: ShownEntries,
): string {
  const calendar = new ICAL.Component('vcalendar');
  const set = (property: string, value: string) => calendar.updatePropertyWithValue(property, value);
  set('version', '2.0');
  set('prodid', '-//Ratewright//Calendar feed//EN');
  set('calscale', 'GREGORIAN');
  for (const property of ['name', 'x-wr-calname']) set(property, plain(name));
  for (const property of ['description', 'x-wr-caldesc']) set(property, plain(about));
  calendar.addProperty(durationOf('refresh-interval'));
  set('x-published-ttl', REFRESH_EVERY);
  for (const entry of entries) {
    const [, sequence = 0, second = 0] = shown[entry.key] ?? [];
    const event = eventOf(entry, linkTo(entry.from));
    event.updatePropertyWithValue('uid', `${entry.key}-listing-${listingId}@${host}`);
    event.updatePropertyWithValue('sequence', sequence);
    const changedAt = ICAL.Time.fromJSDate(new Date(second * 1000), true);
    event.updatePropertyWithValue('dtstamp', changedAt);
    event.updatePropertyWithValue('last-modified', changedAt);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: FeedEntry, url: string) {
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('dtstart', ICAL.Time.fromDateString(toIsoDate(entry.from)));
  event.updatePropertyWithValue('dtend', ICAL.Time.fromDateString(toIsoDate(entry.to + 1)));
  event.updatePropertyWithValue('summary', plain(entry.summary));
  if (entry.description) event.updatePropertyWithValue('description', plain(entry.description));
  event.updatePropertyWithValue('categories', CATEGORIES[entry.kind]);
  event.updatePropertyWithValue('class', 'PRIVATE');
  event.updatePropertyWithValue('status', entry.isTentative ? 'TENTATIVE' : 'CONFIRMED');
  event.updatePropertyWithValue('transp', entry.isBusy ? 'OPAQUE' : 'TRANSPARENT');
  event.updatePropertyWithValue('url', url);
  return event;
}

function durationOf(name: string) {
  const property = new ICAL.Property(name);
  property.resetType('duration');
  property.setValue(ICAL.Duration.fromString(REFRESH_EVERY));
  return property;
}

/** Without the control characters that RFC 5545 allows in no text (section 3.1); its lines end in \n. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '');
