/** A text as searches compare it: without letter case, and without full and half width. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
