/** One call that the browser may make through the backend-for-frontend. */
export interface AllowedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below /bff; `:id` is a string of digits, `:date` an ISO date. */
  path: string;
  /** The Partner API's path, with the same placeholders; `:me` is the signed-in user. */
  upstream: string;
  /** Query names that are passed on; any other is refused. */
  query: readonly string[];
}

const page = ['page[number]', 'page[size]'] as const;

/** Everything the browser may ask of the Partner API. What is not here is 404. */
export const allowedCalls: readonly AllowedCall[] = [
  {
    method: 'GET',
    path: '/listings',
    upstream: '/api/v1/listings/',
    query: [
      'filter[name]',
      'filter[market]',
      'filter[bedrooms]',
      'filter[enabled]',
      'filter[in-active-market]',
      'fields[listings]',
      'sort',
      ...page,
    ],
  },
  {
    method: 'GET',
    path: '/listings/:id',
    upstream: '/api/v1/listings/:id/',
    query: ['include', 'fields[listings]'],
  },
  {
    method: 'PATCH',
    path: '/listings/:id/activation',
    upstream: '/api/v1/listings/:id/activation/',
    query: [],
  },
  {
    method: 'POST',
    path: '/listings/:id/refresh',
    upstream: '/api/v1/listings/:id/refresh/',
    query: ['sync-priority'],
  },
  {
    method: 'GET',
    path: '/listings/:id/calendar',
    upstream: '/api/v1/listings/:id/calendar/',
    query: ['filter[start-date]', 'filter[end-date]', 'fields[calendar-entries]', 'sort', ...page],
  },
  {
    method: 'GET',
    path: '/listings/:id/explanations/:date',
    upstream: '/console/v1/listings/:id/explanations/:date/',
    query: [],
  },
  {
    method: 'GET',
    path: '/listings/:id/stays',
    upstream: '/console/v1/listings/:id/stays/',
    query: ['from', 'to'],
  },
  { method: 'GET', path: '/profile', upstream: '/console/v1/profile/', query: [] },
  { method: 'GET', path: '/sync-status', upstream: '/console/v1/sync-status/', query: [] },
  { method: 'GET', path: '/accounts', upstream: '/api/v1/users/:me/accounts/', query: [...page] },
];
