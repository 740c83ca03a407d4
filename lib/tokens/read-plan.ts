import { queryOptions } from '@tanstack/react-query';
import type { Plan } from '#contract/console/plan.ts';
import type { Read } from '#lib/read.ts';

/** Whether the account's plan is active, on trial or ended. */
export function planQuery(read: Read) {
  return queryOptions({
    queryKey: ['plan'],
    queryFn: async ({ signal }): Promise<Plan['attributes']> => {
      const document = (await read('/plan', undefined, signal)) as { data: Plan };
      return document.data.attributes;
    },
  });
}
