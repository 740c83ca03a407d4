/** What `WWW-Authenticate` says to a caller of the API; a challenge has one member at least (RFC 6750, section 3). */
export const bearerChallenge = (failure?: string): string =>
  `Bearer realm="api"${failure === undefined ? '' : `, ${failure}`}`;
