/** What is wrong with a value, without the words: those follow from kind and limit in the reader's language. */
export interface Problem {
  /** Where it stands in the form's values: names and positions, joined by dots. */
  path: string;
  kind: ProblemKind;
  /** What is allowed at the very least or most, or the other thing that it clashes with. */
  limit?: number | string;
  /** What the service said, for the kind `said`. */
  text?: string;
}

export const problemKinds = [
  'missing',
  'number',
  'whole',
  'digits',
  'least',
  'most',
  'few',
  'many',
  'date',
  'backwards',
  'yearLong',
  'tooFar',
  'past',
  'overlap',
  'shared',
  'aboveMaximum',
  'belowMinimum',
  'noRule',
  'needsManual',
] as const;
export type ProblemKind = (typeof problemKinds)[number] | 'said';
