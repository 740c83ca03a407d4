export interface TestClock {
  now(): Date;
  set(instant: string): void;
  advance(ms: number): void;
}

const clocks = new Map<TestClock, string>();

/** Stands still until it is moved, and stands at its start again when the next test begins. */
export function testClock(start: string): TestClock {
  let nowMs = Date.parse(start);
  const clock: TestClock = {
    now: () => new Date(nowMs),
    set(instant) {
      nowMs = Date.parse(instant);
    },
    advance(ms) {
      nowMs += ms;
    },
  };
  clocks.set(clock, start);
  return clock;
}

/** So that a test does not meet the time that another left, nor its second try that of the first. */
export function restartClocks(): void {
  for (const [clock, start] of clocks) clock.set(start);
}
