import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCell, boundsOf, type Cell, extendTo, isSelected, runsByLine, selectCell } from './selection.ts';

const cell = (line: number, day: number): Cell => ({ line, day });

describe('a selection', () => {
  it('reaches from its anchor to wherever the cursor goes', () => {
    const selection = extendTo(extendTo(selectCell(cell(3, 10)), cell(5, 12)), cell(2, 9));
    expect(selection.blocks).toEqual([{ top: 2, bottom: 3, from: 9, to: 10 }]);
    expect(selection.cursor).toEqual(cell(2, 9));
  });

  it('keeps what was chosen where a night is added, and gives a single one back', () => {
    const block = extendTo(selectCell(cell(1, 1)), cell(2, 2));
    const added = addCell(block, cell(9, 9));
    expect(added.blocks).toHaveLength(2);
    expect(extendTo(added, cell(9, 11)).blocks).toEqual([
      { top: 1, bottom: 2, from: 1, to: 2 },
      { top: 9, bottom: 9, from: 9, to: 11 },
    ]);
    expect(addCell(added, cell(9, 9)).blocks).toEqual(block.blocks);
    expect(boundsOf(added)).toEqual({ top: 1, bottom: 9, from: 1, to: 9 });
  });

  it('always holds a night: the last one cannot be taken out', () => {
    expect(addCell(selectCell(cell(1, 1)), cell(1, 1)).blocks).toHaveLength(1);
  });

  it('counts no night twice, however its blocks overlap', () => {
    const place = fc.record({ line: fc.integer({ min: 0, max: 6 }), day: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }), (corners) => {
        const [first, ...more] = corners.map(([a, b]) => extendTo(selectCell(a), b).blocks[0]!);
        const selection = { blocks: [first!, ...more] };
        const listed = [...runsByLine(selection)].flatMap(([line, runs]) =>
          runs.flatMap(([from, to]) =>
            Array.from({ length: to - from + 1 }, (_, i) => `${line} ${from + i}`),
          ),
        );
        expect(new Set(listed).size).toBe(listed.length);
        for (let line = 0; line < 7; line++) {
          for (let day = 0; day < 10; day++) {
            expect(listed.includes(`${line} ${day}`)).toBe(isSelected(selection, { line, day }));
          }
        }
      }),
    );
  });
});
