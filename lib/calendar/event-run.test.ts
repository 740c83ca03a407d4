import { expect, test } from 'vitest';
import { toEpochDay } from '#contract/dates.ts';
import { eventRuns, eventsIn } from './event-run.ts';
import { night, nightsOf } from './fixtures.test-data.ts';
import { monthBand } from './month.ts';

const market = { name: 'Christkindlesmarkt', impact: 'high' as const };
const advent = { name: 'Advent', impact: 'low' as const };
const band = monthBand('2026-11', 0);

test('nights of the same event are one line', () => {
  const nights = nightsOf(
    night('2026-11-27', { events: [market] }),
    night('2026-11-28', { events: [market, advent] }),
    night('2026-11-29', { events: [advent] }),
  );
  expect(eventRuns(band, nights)).toEqual([
    { event: market, first: toEpochDay('2026-11-27'), last: toEpochDay('2026-11-28') },
    { event: advent, first: toEpochDay('2026-11-29'), last: toEpochDay('2026-11-29') },
  ]);
});

test('a month names its strongest event first, and each once', () => {
  const nights = nightsOf(
    night('2026-11-01', { events: [advent] }),
    night('2026-11-27', { events: [market] }),
    night('2026-11-28', { events: [market, advent] }),
  );
  expect(eventsIn(band, nights)).toEqual([market, advent]);
});
