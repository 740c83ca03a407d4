/** The cookie's name; over https the prefix makes browsers refuse an insecure or subdomain-set one. */
export function sessionCookieName(dashboardUrl: string): string {
  return dashboardUrl.startsWith('https:') ? '__Host-ratewright.session' : 'ratewright.session';
}
