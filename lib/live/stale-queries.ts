/** What the browser is told of a change. */
export interface ChangeNotice {
  type: string;
  listingId?: string | undefined;
  accountId?: string | undefined;
}

type Key = readonly string[];

/**
 * The beginnings of the query keys whose answers a change has made old. A type that is not known yet
 * makes everything old that it could be about.
 */
export function staleQueries(notice: ChangeNotice): Key[] {
  // Whatever is told here may have been told to an endpoint too.
  return [...concerned(notice), ['deliveries']];
}

function concerned({ type, listingId, accountId }: ChangeNotice): Key[] {
  const listing: Key[] = listingId
    ? [['listing', listingId], ['listings'], ['calendar-grid'], ['history']]
    : [];
  const account: Key[] = accountId ? [['accounts'], ['sync-status']] : [];
  switch (type) {
    case 'listing.base_price_changed':
      return [...listing, ['recommendations']];
    case 'listing.in_active_market_changed':
      return listing;
    case 'account.created':
    case 'account.refreshed':
      return [...account, ['listings'], ['calendar-grid'], ['reservations']];
    default:
      return [...listing, ...account, ['reservations'], ['recommendations']];
  }
}
