import { expect, test } from 'vitest';
import { weekdayNames } from './weekday-name.ts';

const heads = (locale: string, weekStart: 0 | 6 = 0) =>
  weekdayNames(locale, weekStart).map(({ short }) => short);

test('two letters name a weekday where they tell the seven apart', () => {
  expect(heads('en-GB')).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  expect(heads('pt')).toEqual(['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom']);
  expect(heads('ja', 6)).toEqual(['日', '月', '火', '水', '木', '金', '土']);
});

test('Friday and Saturday are the weekend wherever the week begins', () => {
  for (const weekStart of [0, 6] as const) {
    const weekend = weekdayNames('en', weekStart).filter((day) => day.weekend);
    expect(weekend.map(({ long }) => long)).toEqual(['Friday', 'Saturday']);
  }
});
