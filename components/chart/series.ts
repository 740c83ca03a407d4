/** One line of a chart. Yours is blue and solid, the market's grey and dashed. */
export interface Series {
  id: string;
  label: string;
  look: 'own' | 'market';
  /** One value a night; null where there is none. */
  values: readonly (number | null)[];
  /** Nights that are wholly one thing or the other are drawn as steps: a slope would show what never was. */
  steps?: boolean;
}
