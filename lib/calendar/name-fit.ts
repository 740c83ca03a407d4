/** How a name is set in the room it has: as it is, narrower on the width axis, or not at all. */
export type NameFit = 'full' | 'narrow' | 'narrowest' | 'none';

const NARROW = /[iljtfr1 .,'’|!:;()I-]/;
const WIDE = /[mwMW@%]/;
const IDEOGRAPH = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/** Width of a text in em, estimated from the shapes of its letters; a little generous. */
export function emsOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (IDEOGRAPH.test(letter)) width += 1;
    else if (NARROW.test(letter)) width += 0.33;
    else if (WIDE.test(letter)) width += 0.86;
    else if (letter !== letter.toLowerCase()) width += 0.68;
    else width += 0.57;
  }
  return width;
}

/** Share of the full width that Instrument Sans takes at a stretch of 88 % and 75 %. */
const NARROW_SHARE = 0.9;
const NARROWEST_SHARE = 0.79;

/** @param roomPx what is left for the name; @param fontPx its size */
export function nameFit(name: string, roomPx: number, fontPx: number): NameFit {
  const width = emsOf(name) * fontPx;
  if (width <= roomPx) return 'full';
  if (width * NARROW_SHARE <= roomPx) return 'narrow';
  if (width * NARROWEST_SHARE <= roomPx) return 'narrowest';
  return 'none';
}
