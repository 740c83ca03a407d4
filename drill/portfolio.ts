/** The hand on the property management system. */
export function portfolioControl(sandboxUrl: string) {
  async function control(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${sandboxUrl}/control/portfolios/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json() };
  }
  return {
    async mend(apiKey: string): Promise<void> {
      await control('PUT', `${apiKey}/fault/`, { fault: null });
    },
    async listingIds(apiKey: string): Promise<string[]> {
      const { json } = await control('GET', `${apiKey}/listings/`);
      return json.data
        .filter(({ removed }: { removed: boolean }) => !removed)
        .map(({ id }: { id: string }) => id);
    },
    async change(apiKey: string, listingId: string, changes: Record<string, unknown>): Promise<void> {
      const { status } = await control('PATCH', `${apiKey}/listings/${listingId}/`, changes);
      if (status !== 200) throw new Error(`The sandbox does not change a listing: ${status}`);
    },
    /** @returns its id; null where the nights are taken */
    async book(apiKey: string, listingId: string, from: string, to: string): Promise<string | null> {
      const stay = { checkin_date: from, checkout_date: to };
      const { status, json } = await control('POST', `${apiKey}/listings/${listingId}/reservations/`, stay);
      return status === 201 ? json.data.id : null;
    },
  };
}

export type PortfolioControl = ReturnType<typeof portfolioControl>;
