import { COUNTRYSIDE_HOMES, DARK_HOMES, GROWING_HOMES, SMALL_HOMES, UNHURRIED_HOMES } from './cascais.ts';
import type { Home } from './home.ts';
import { BROKEN_HOMES, KYOTO_HOMES } from './kyoto.ts';
import { COAST_HOMES, TANGLED_HOMES } from './miami-beach.ts';
import { FRANCONIAN_HOMES, LOCKED_HOMES } from './nuremberg.ts';
import { ALENTEJO, CASCAIS, KYOTO, MIAMI_BEACH, NUREMBERG, type Town } from './places.ts';

/** Ways in which the system can be made to fail; see `pms/fault-gate.ts` for what each does. */
export const FAULTS = [
  'invalid',
  'denied',
  'suspended',
  'two-factor',
  'down',
  'slow',
  'partial',
  'broken',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface PortfolioDefinition {
  apiKey: string;
  accountId: string;
  name: string;
  email: string;
  /** Listing ids are this plus one, two, … */
  idBase: number;
  fault: Fault | null;
  /** Bookings arrive and cancel while the program runs. */
  grows: boolean;
  homes: readonly { town: Town; homes: readonly Home[] }[];
}

type Setting = Pick<PortfolioDefinition, 'name' | 'homes'> & { fault?: Fault; grows?: boolean };

const SETTINGS: Readonly<Record<string, Setting>> = {
  'sandbox-coast': { name: 'Coral & Salt Stays', homes: [{ town: MIAMI_BEACH, homes: COAST_HOMES }] },
  'sandbox-city': {
    name: 'Zwei Städte Hospitality',
    homes: [
      { town: NUREMBERG, homes: FRANCONIAN_HOMES },
      { town: KYOTO, homes: KYOTO_HOMES },
    ],
  },
  'sandbox-small': {
    name: 'Três Casas',
    homes: [
      { town: ALENTEJO, homes: COUNTRYSIDE_HOMES },
      { town: CASCAIS, homes: SMALL_HOMES },
    ],
  },
  'sandbox-grow': {
    name: 'Maré Alta Alojamentos',
    homes: [{ town: CASCAIS, homes: GROWING_HOMES }],
    grows: true,
  },
  'sandbox-slow': {
    name: 'Vagar Rentals',
    homes: [{ town: CASCAIS, homes: UNHURRIED_HOMES }],
    fault: 'slow',
  },
  'sandbox-partial': {
    name: 'Tangled Palms',
    homes: [{ town: MIAMI_BEACH, homes: TANGLED_HOMES }],
    fault: 'partial',
  },
  'sandbox-broken': {
    name: '壊れた鍵 Stays',
    homes: [{ town: KYOTO, homes: BROKEN_HOMES }],
    fault: 'broken',
  },
  'sandbox-down': { name: 'Luz Apagada', homes: [{ town: CASCAIS, homes: DARK_HOMES }], fault: 'down' },
  'sandbox-invalid': {
    name: 'Verschlossene Tür',
    homes: [{ town: NUREMBERG, homes: LOCKED_HOMES }],
    fault: 'invalid',
  },
};

export const PORTFOLIOS: readonly PortfolioDefinition[] = Object.entries(SETTINGS).map(
  ([apiKey, { name, homes, fault = null, grows = false }], index) => ({
    apiKey,
    accountId: String(7001 + index),
    name,
    email: `office@${apiKey.replace('sandbox-', '')}.example`,
    idBase: 41_000 + index * 1_000,
    fault,
    grows,
    homes,
  }),
);
