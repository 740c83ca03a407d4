/** One call that the browser may make through the backend-for-frontend. */
export interface AllowedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below /bff; `:id` is a string of digits, `:date` an ISO date, `:event` the id of an event. */
  path: string;
  /** The Partner API's path, with the same placeholders; `:me` is the signed-in user. */
  upstream: string;
  /** Query names that are passed on; any other is refused. */
  query: readonly string[];
  /** It changes no price and no setting, so that staff and viewers may make it too, as far as the service lets them. */
  forReaders?: true;
  /** What a body may weigh where that is not 1 MiB. */
  maximumBytes?: number;
  /** Takes longer than a person waits for a page: a file that is made while it is sent, or many changes. */
  isLong?: true;
}

/** The names that every list is paged with. */
export const page = ['page[number]', 'page[size]'] as const;
