import { CASCAIS } from './cascais.ts';
import type { DemoMarket } from './demo-market.ts';
import { KYOTO } from './kyoto.ts';
import { MIAMI_BEACH } from './miami-beach.ts';
import { NUERNBERG } from './nuernberg.ts';

export type { DemoMarket, DemoNeighbourhood, LocalEvent } from './demo-market.ts';

/** The markets of the demo, in four countries and three currencies. */
export const DEMO_MARKETS: readonly DemoMarket[] = [MIAMI_BEACH, NUERNBERG, KYOTO, CASCAIS];
