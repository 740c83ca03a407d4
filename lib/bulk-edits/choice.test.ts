import { describe, expect, it } from 'vitest';
import {
  type Choice,
  choiceKeyOf,
  isWhole,
  nothingChosen,
  pageToggled,
  reachedTo,
  toggled,
  withAll,
} from '#lib/bulk-edits/choice.ts';

const page = ['1', '2', '3', '4', '5'];
const idsOf = ({ ids }: Choice) => [...ids];
const press = (
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) => choiceKeyOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('a choice of rows', () => {
  it('takes a row in, and out again', () => {
    const one = toggled(nothingChosen, '2');
    expect(idsOf(one)).toEqual(['2']);
    expect(idsOf(toggled(one, '2'))).toEqual([]);
  });

  it('reaches from the row that was pressed last, in either direction', () => {
    expect(idsOf(reachedTo(toggled(nothingChosen, '2'), '4', page))).toEqual(['2', '3', '4']);
    expect(idsOf(reachedTo(toggled(nothingChosen, '4'), '2', page)).sort()).toEqual(['2', '3', '4']);
  });

  it('takes a range out where the row that was pressed last was taken out', () => {
    const all = withAll(nothingChosen, page);
    expect(idsOf(reachedTo(toggled(all, '2'), '4', page))).toEqual(['1', '5']);
  });

  it('is a single row where the last one is on another page', () => {
    const elsewhere = toggled(nothingChosen, '9');
    expect(idsOf(reachedTo(elsewhere, '3', page))).toEqual(['9', '3']);
  });

  it('takes the whole page in, then out, and keeps what is on other pages', () => {
    const some = toggled(toggled(nothingChosen, '9'), '3');
    const whole = pageToggled(some, page);
    expect(isWhole(whole, page)).toBe(true);
    expect(whole.ids.size).toBe(6);
    expect(idsOf(pageToggled(whole, page))).toEqual(['9']);
  });

  it('is never whole where there is no row', () => {
    expect(isWhole(nothingChosen, [])).toBe(false);
  });

  it('is not changed in place', () => {
    const before = toggled(nothingChosen, '1');
    toggled(before, '2');
    pageToggled(before, page);
    expect(idsOf(before)).toEqual(['1']);
    expect(nothingChosen.ids.size).toBe(0);
  });
});

describe('a key on a row', () => {
  it.each([
    [press(' '), 'row'],
    [press(' ', { shiftKey: true }), 'range'],
    [press('a', { ctrlKey: true }), 'all'],
    [press('A', { metaKey: true }), 'all'],
    [press('Escape'), 'none'],
    [press('ArrowDown'), 'down'],
    [press('ArrowUp', { shiftKey: true }), 'reachUp'],
  ])('%s means %s', (meant, wanted) => {
    expect(meant).toBe(wanted);
  });

  it.each([
    press('a'),
    press('a', { ctrlKey: true, shiftKey: true }),
    press(' ', { altKey: true }),
    press('Tab'),
  ])('otherwise stays the browser’s', (meant) => {
    expect(meant).toBeNull();
  });
});
