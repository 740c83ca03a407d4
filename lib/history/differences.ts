import { toEpochDay, WEEKDAYS } from '#contract/dates.ts';
import type { About, Difference, Said, Statement } from '#lib/history/said.ts';
import { statementsOf } from '#lib/history/state.ts';

/** What of a setting is not what it was, one line each: new values in their order, then those that are gone. */
export function differencesOf(field: string, oldValue: unknown, newValue: unknown): Difference[] {
  const before = byAbout(statementsOf(field, oldValue));
  const after = byAbout(statementsOf(field, newValue));
  const keys = [...new Set([...after.keys(), ...before.keys()])];
  const differences = keys.flatMap((key): Difference[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const about = (is ?? was)?.about;
    const [from, to] = [was?.value ?? null, is?.value ?? null];
    return about && !sameSaid(from, to) ? [{ about, from, to }] : [];
  });
  return joined(differences);
}

function byAbout(statements: Statement[]): Map<string, Statement> {
  return new Map(statements.map((statement) => [JSON.stringify(statement.about), statement]));
}

const sameSaid = (one: Said, other: Said) => JSON.stringify(one) === JSON.stringify(other);

/** Weekdays and nights that changed alike are told in one line. */
function joined(differences: Difference[]): Difference[] {
  const lines: Difference[] = [];
  for (const difference of differences) {
    const alike = lines.find(
      (line) =>
        sameSaid(line.from, difference.from) &&
        sameSaid(line.to, difference.to) &&
        canJoin(line.about, difference.about),
    );
    if (!alike) lines.push({ ...difference });
    else alike.about = join(alike.about, difference.about);
  }
  return lines;
}

function canJoin(one: About, other: About): boolean {
  const { weekdays, nights, ...rest } = one;
  const { weekdays: otherWeekdays, nights: otherNights, ...otherRest } = other;
  if (JSON.stringify(rest) !== JSON.stringify(otherRest)) return false;
  if (nights && otherNights) return toEpochDay(nights.to) + 1 === toEpochDay(otherNights.from);
  return Boolean(weekdays && otherWeekdays && !nights && !otherNights);
}

function join(one: About, other: About): About {
  if (one.nights && other.nights) return { ...one, nights: { from: one.nights.from, to: other.nights.to } };
  const named = [...(one.weekdays ?? []), ...(other.weekdays ?? [])];
  return { ...one, weekdays: WEEKDAYS.filter((day) => named.includes(day)) };
}
