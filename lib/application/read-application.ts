import { queryOptions } from '@tanstack/react-query';
import type { ApplicationResource } from '#contract/console/application.ts';
import type { Read } from '#lib/read.ts';

export type Application = ApplicationResource['attributes'] & { clientId: string };

/** How the partner's application is set up. For staff. */
export function applicationQuery(read: Read) {
  return queryOptions({
    queryKey: ['application'],
    queryFn: async ({ signal }): Promise<Application> => {
      const { data } = (await read('/application', undefined, signal)) as { data: ApplicationResource };
      return { clientId: data.id, ...data.attributes };
    },
  });
}
