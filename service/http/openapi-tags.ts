/** The groups of the reference, in its order. */
const TAGS: Readonly<Record<string, string>> = {
  Tokens: 'Where access tokens come from, by OAuth 2.0 client credentials (RFC 6749).',
  Listings: 'Rental listings as their channels know them, and whether their prices are synced.',
  Calendar: 'Prices night by night, with the factors, limits and overrides behind each of them.',
  'Market insights': 'What a listing earns and how full it is, beside its neighborhood or market.',
  'Comp sets': 'Competitive sets: comparable listings nearby that a listing is measured against.',
  'Listing customizations': 'What an owner decides: base price, limits, stays, seasons and adjustments.',
  'Change history': 'Who changed what of a listing, when, and through which surface.',
  Recommendations: 'Base prices that the market and a listing’s own bookings speak for.',
  Reservations: 'Stays and requests as the channels report them, without anything about the guests.',
  Users: 'Property managers who belong to an application, and the logins they have.',
  Accounts: 'Connections to booking channels and property management systems.',
  Webhooks: 'Where events are sent, which of them, and what became of each delivery.',
  Console: 'What the dashboard of this service needs beyond the Partner API; for first-party applications.',
  Service: 'This description itself.',
};

/** The groups that are used, with what each is about. */
export const describedTags = (used: ReadonlySet<string>) =>
  Object.entries(TAGS).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : []));
