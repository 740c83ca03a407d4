import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import type { FeedEntry } from './feed-entries.ts';
import { reviseEntries } from './revise-entries.ts';
import { writeCalendar } from './write-calendar.ts';

const NOW = new Date('2026-11-21T06:00:00.500Z');

const entry = (values: Partial<FeedEntry> = {}): FeedEntry => ({
  key: 'override-2026-12-24',
  kind: 'override',
  from: toEpochDay('2026-12-24'),
  to: toEpochDay('2026-12-26'),
  summary: 'Override €240',
  description: null,
  isBusy: false,
  isTentative: false,
  ...values,
});

function written(entries: readonly FeedEntry[], name = 'Casa do Rio') {
  const head = {
    name,
    about: `Of ${name}`,
    listingId: 12,
    host: 'api.example.com',
    linkTo: (day: number) => `https://app.example.com/listings/12?night=${day}`,
  };
  const { shown } = reviseEntries({ revision: 0, shown: {} }, entries, NOW) ?? { shown: {} };
  return writeCalendar(head, entries, shown);
}

const parsed = (text: string) => new ICAL.Component(ICAL.parse(text));

test('a feed is what RFC 5545 asks for, line by line', () => {
  expect(written([entry()]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ratewright//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Casa do Rio',
    'X-WR-CALNAME:Casa do Rio',
    'DESCRIPTION:Of Casa do Rio',
    'X-WR-CALDESC:Of Casa do Rio',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20261227',
    'SUMMARY:Override €240',
    'CATEGORIES:OVERRIDE',
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'URL:https://app.example.com/listings/12?night=20811',
    'UID:override-2026-12-24-listing-12@api.example.com',
    'SEQUENCE:1',
    'DTSTAMP:20261121T060000Z',
    'LAST-MODIFIED:20261121T060000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a request is tentative, and what takes the place is opaque', () => {
  const text = written([
    entry({ kind: 'booking', isTentative: true }),
    entry({ key: 'stay-7', kind: 'booking', isBusy: true }),
  ]);
  const events = parsed(text).getAllSubcomponents('vevent');
  expect(
    events.map((event) => [event.getFirstPropertyValue('status'), event.getFirstPropertyValue('transp')]),
  ).toEqual([
    ['TENTATIVE', 'TRANSPARENT'],
    ['CONFIRMED', 'OPAQUE'],
  ]);
});

/** Text of every kind that people put into titles: scripts, emoji, separators, quotes, line ends. */
const anyTitle = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(',', ';', ':', '\\', '\\n', '\n', '\r\n', '"', '👩‍👩‍👧', '日本橋', 'Ünïcödé', ' '),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** As it can be written: without control characters, its lines ended by \n. */
const expected = (text: string) =>
  [...text.replaceAll(/\r\n?/g, '\n')]
    .filter((character) => /[\t\n]/.test(character) || !/\p{Cc}/u.test(character))
    .join('');

describe('whatever a title holds', () => {
  test('the library reads back exactly what was written', () => {
    fc.assert(
      fc.property(anyTitle, anyTitle, (name, summary) => {
        const calendar = parsed(written([entry({ summary, description: name || null })], name));
        const event = calendar.getFirstSubcomponent('vevent');
        expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(expected(name));
        expect(event?.getFirstPropertyValue('summary')).toBe(expected(summary));
        expect(event?.getFirstPropertyValue('description') ?? '').toBe(expected(name));
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  test('no line is longer than 75 octets, every line ends in CRLF, and no character is cut', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const bytes = Buffer.from(written([entry({ summary: title })], title));
        const lines = bytes.toString('latin1').split('\r\n');
        expect(lines.at(-1)).toBe('');
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          const text = Buffer.from(line, 'latin1').toString();
          expect(Buffer.from(text).equals(Buffer.from(line, 'latin1'))).toBe(true);
        }
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });
});
