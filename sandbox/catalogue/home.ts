export type HomeKind =
  | 'Apartment'
  | 'Studio'
  | 'Loft'
  | 'House'
  | 'Townhouse'
  | 'Villa'
  | 'Guesthouse'
  | 'Machiya';

/** What a catalogue says of one home; everything else is drawn from its portfolio's seed. */
export interface Home {
  title: string;
  place: string;
  street: string;
  /** Null: its owner never filled it in. */
  bedrooms: number | null;
  kind: HomeKind;
  /** Its owner never said what a night costs. */
  unpriced?: boolean;
  /** Titles of the units of a multi-unit home. */
  units?: readonly string[];
}

type Row = readonly [title: string, street: string, bedrooms: number | null, kind: HomeKind];

/** Rows of one neighbourhood. */
export function homesIn(place: string, rows: readonly Row[]): Home[] {
  return rows.map(([title, street, bedrooms, kind]) => ({ title, place, street, bedrooms, kind }));
}
