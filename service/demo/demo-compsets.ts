/** A comp set that a demo user has put together: the best-rated homes of one size. */
export interface DemoCompset {
  owner: string;
  title: string;
  /** Market by name. */
  market: string;
  bedrooms: number;
  memberCount: number;
}

const MANAGER = 'mara@brandt-ueda.example';

export const DEMO_COMPSETS: readonly DemoCompset[] = [
  { owner: MANAGER, title: 'Two bedrooms by the sea', market: 'Miami Beach', bedrooms: 2, memberCount: 14 },
  { owner: MANAGER, title: 'The best of Kyoto', market: 'Kyoto', bedrooms: 1, memberCount: 12 },
];
