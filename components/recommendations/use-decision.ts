'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Decision } from '#contract/console/recommendations.ts';
import type { ReadError } from '#lib/read.ts';
import { afterDecision, decideRecommendation } from '#lib/recommendations/decide-recommendation.ts';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

export interface DecisionMade {
  decision: Decision;
  decided: Recommendation[];
  /** What the service refused, with its reason. */
  refused: { recommendation: Recommendation; error: ReadError }[];
}

interface Wanted {
  recommendations: readonly Recommendation[];
  decision: Decision;
}

/** Decides on one or several, one after the other; what is refused does not keep the others. */
export function useDecision(onMade?: (made: DecisionMade) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ recommendations, decision }: Wanted): Promise<DecisionMade> => {
      const made: DecisionMade = { decision, decided: [], refused: [] };
      for (const recommendation of recommendations) {
        try {
          await decideRecommendation(recommendation.id, decision);
          made.decided.push(recommendation);
        } catch (error) {
          made.refused.push({ recommendation, error: error as ReadError });
        }
      }
      await afterDecision(
        queries,
        recommendations.map((one) => one['listing-id']),
      );
      return made;
    },
    onSuccess: onMade,
  });
}
