import { queryOptions } from '@tanstack/react-query';
import type { RecommendationSettings } from '#contract/console/recommendations.ts';
import { change } from '#lib/bff/client.ts';
import type { Read } from '#lib/read.ts';

export const recommendationSettingsKey = ['recommendation-settings'] as const;

/** Whether the user's recommended base prices are taken over without asking. */
export function recommendationSettingsQuery(read: Read) {
  return queryOptions({
    queryKey: recommendationSettingsKey,
    queryFn: async ({ signal }): Promise<RecommendationSettings> => {
      const document = await read('/recommendation-settings', {}, signal);
      return (document as { data: { attributes: RecommendationSettings } }).data.attributes;
    },
  });
}

/** @throws ReadError */
export async function changeRecommendationSettings(attributes: RecommendationSettings): Promise<void> {
  await change('PATCH', '/recommendation-settings', {
    data: { type: 'recommendation-settings', attributes },
  });
}
