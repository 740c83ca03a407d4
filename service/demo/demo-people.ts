/** Who signs in to the demo. Names and addresses are invented; `.example` can belong to nobody. */
export interface DemoLogin {
  name: string;
  email: string;
  role: 'admin' | 'editor' | 'viewer' | 'support';
  permission: 'Admin' | 'Edit' | 'View';
  locale: string;
}

export interface DemoUser {
  firstName: string;
  lastName: string;
  email: string;
  locale: string;
  billingCurrency: string;
  plan: 'active' | 'ended';
  /** Whether recommended base prices are taken over without asking. */
  acceptsBasePrices: boolean;
  logins: DemoLogin[];
  /** Sandbox portfolios to connect, by API key. */
  portfolios: string[];
}

export const DEMO_USERS: readonly DemoUser[] = [
  {
    firstName: 'Mara',
    lastName: 'Brandt',
    email: 'mara@brandt-ueda.example',
    locale: 'en-GB',
    billingCurrency: 'EUR',
    plan: 'active',
    acceptsBasePrices: false,
    logins: [
      {
        name: 'Mara Brandt',
        email: 'mara@brandt-ueda.example',
        role: 'admin',
        permission: 'Admin',
        locale: 'en-GB',
      },
      {
        name: 'Kenji Ueda 上田 健二',
        email: 'kenji@brandt-ueda.example',
        role: 'editor',
        permission: 'Edit',
        locale: 'ja',
      },
      {
        name: 'Ellen Park',
        email: 'ellen@brandt-ueda.example',
        role: 'viewer',
        permission: 'View',
        locale: 'en',
      },
      {
        name: 'Anneliese Kötterheinrich-Bömmelburg',
        email: 'anneliese@brandt-ueda.example',
        role: 'editor',
        permission: 'Edit',
        locale: 'de',
      },
    ],
    portfolios: ['sandbox-coast', 'sandbox-city', 'sandbox-small'],
  },
  {
    firstName: 'Paulo',
    lastName: 'Serra',
    email: 'paulo@serra-stays.example',
    locale: 'pt',
    billingCurrency: 'EUR',
    plan: 'ended',
    acceptsBasePrices: true,
    logins: [
      {
        name: 'Paulo Serra',
        email: 'paulo@serra-stays.example',
        role: 'admin',
        permission: 'Admin',
        locale: 'pt',
      },
    ],
    portfolios: ['sandbox-grow'],
  },
];

export const DEMO_STAFF = {
  name: 'Tomás Reis',
  email: 'tomas@partner.example',
  role: 'support',
  locale: 'en-GB',
} as const;
