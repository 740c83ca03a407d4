/** How the handler beside ours makes its bytes: from a document as it would from rows, or it has them ready. */
export type Making = 'stringified' | 'ready';

export interface Scenario {
  name: string;
  /** The bare handler's goal is for reads alone. */
  isRead: boolean;
  making: Making;
  requests: ScenarioRequest[];
}

export interface ScenarioRequest {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

interface Subject {
  token: string;
  clientId: string;
  clientSecret: string;
  listingId: number;
  /** Calendars are read anew for every request. */
  isCold: boolean;
}

const JSON_API = 'application/vnd.api+json';
const DAYS = 366;

export function scenariosFor({ token, clientId, clientSecret, listingId, isCold }: Subject): Scenario[] {
  const today = new Date().toISOString().slice(0, 10);
  const last = new Date(Date.now() + (DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const window = `filter[start-date]=${today}&filter[end-date]=${last}&page[size]=${DAYS}`;
  const listing = `/api/v1/listings/${listingId}`;
  const read = (name: string, path: string, making: Making = 'stringified'): Scenario => ({
    name,
    isRead: true,
    making,
    requests: [{ method: 'GET', path, headers: { authorization: `Bearer ${token}` } }],
  });
  if (isCold) {
    return [
      read('calendar 366, inputs read', `${listing}/calendar/?${window}`),
      read('market insights 366, inputs read', `${listing}/market-insights/?${window}`),
    ];
  }
  return [
    {
      name: 'token',
      isRead: false,
      making: 'stringified',
      requests: [
        {
          method: 'POST',
          path: '/o/token/',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`,
        },
      ],
    },
    read('listings, page of 100', '/api/v1/listings/?page[size]=100'),
    read('calendar 366', `${listing}/calendar/?${window}`, 'ready'),
    read('market insights 366', `${listing}/market-insights/?${window}`, 'ready'),
    read('reservations, page of 100', `/api/v1/reservations/?page[size]=100`),
    {
      name: 'customization PATCH',
      isRead: false,
      making: 'stringified',
      // Every other one, so that each of them changes something.
      requests: [131, 132].map((price) => ({
        method: 'PATCH',
        path: `${listing}/customizations/base-price/`,
        headers: { authorization: `Bearer ${token}`, 'content-type': JSON_API },
        body: JSON.stringify({
          data: {
            type: 'base-price-customizations',
            id: String(listingId),
            attributes: { 'base-price': price },
          },
        }),
      })),
    },
  ];
}
