/** What is wrong with a value, without the words: those follow from kind and figures in the reader's language. */
export interface Problem {
  /** Where it stands in the form's values: names and positions, joined by dots. */
  path: string;
  kind: ProblemKind;
  /** What is allowed at the very least or most, or the other thing that it clashes with. */
  limit?: number | string;
  /** Of which value the limit is, where the path leads to a place above it. */
  field?: string;
  /** Of the kinds that tell more than one thing. */
  figures?: Figures;
  /** What the service said, for the kind `said`. */
  text?: string;
}

/** A minimum that is above a maximum, the first night on which it is, weekdays, a currency. */
export interface Figures {
  floor?: number;
  ceiling?: number;
  date?: string;
  days?: readonly string[];
  currency?: string;
}

/** What is wrong with the value at a place. */
const atValue = [
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
  'rulesAway',
] as const;

/** What tells by itself what it is about, wherever it stands. */
const byItself = [
  'crossed',
  'bothValues',
  'needsManual',
  'noMinStays',
  'noCheckinDays',
  'noCheckoutDays',
  'noSeasonalDays',
  'openDays',
  'yearlySeason',
  'otherCurrency',
  'changedSince',
  'noBasePrice',
  'basePriceStays',
  'notRestorable',
  'noListing',
  'unexpected',
] as const;

export type ProblemKind = (typeof atValue)[number] | (typeof byItself)[number] | 'said';

/** Whether words of this kind leave open which value they are about. */
export const needsName = (kind: ProblemKind): boolean => atValue.some((one) => one === kind);
