export interface TestClock {
  now(): Date;
  set(instant: string): void;
  advance(ms: number): void;
}

/** Stands still until it is moved. */
export function testClock(start: string): TestClock {
  let nowMs = Date.parse(start);
  return {
    now: () => new Date(nowMs),
    set(instant) {
      nowMs = Date.parse(instant);
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}
