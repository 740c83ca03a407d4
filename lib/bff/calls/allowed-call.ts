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

/** The names that every list is paged with. */
export const page = ['page[number]', 'page[size]'] as const;
