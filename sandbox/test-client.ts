import { z } from 'zod';

const pageSchema = z.object({
  data: z.array(z.record(z.string(), z.any())),
  page: z.object({ total: z.number(), next: z.string().nullable() }),
});

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  body: any;
}

/** Speaks to a running sandbox as its callers do; for tests. */
export function clientOf(url: string) {
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const pms = (key: string, path: string, method = 'GET', body?: unknown) =>
    send(method, `/pms/v1${path}`, { authorization: `Bearer ${key}` }, body);
  return {
    send,
    pms,
    control: (method: string, path: string, body?: unknown) => send(method, `/control${path}`, {}, body),
    /** Every record of a list. */
    async all(key: string, path: string) {
      const records: z.infer<typeof pageSchema>['data'] = [];
      for (let after = ''; ; ) {
        const join = path.includes('?') ? '&' : '?';
        const { body } = await pms(key, `${path}${join}limit=200${after}`);
        const { data, page } = pageSchema.parse(body);
        records.push(...data);
        if (page.next === null) return records;
        after = `&after=${page.next}`;
      }
    },
  };
}
