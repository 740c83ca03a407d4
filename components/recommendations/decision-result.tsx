import { useTranslations } from 'next-intl';
import { firstOf } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { DecisionMade } from '#components/recommendations/use-decision.ts';
import { ReadError } from '#lib/read.ts';

/** What came of a decision: how many were decided, and what was refused and why. */
export function DecisionResult({ decision, decided, refused }: DecisionMade) {
  const t = useTranslations('recommendations');
  const because = useBecauseWords();

  function reasonOf(error: Error): string {
    if (!(error instanceof ReadError) || error.status === 0) return t('refused.unreachable');
    if (error.code === 'outdated') return t('refused.outdated');
    if (error.code === 'already_decided') return t('refused.decided');
    return because(firstOf(error));
  }

  const title = decided[0]?.['listing-title'] ?? '';
  return (
    <div className="flex flex-col gap-1 border-line border-b py-2">
      {decided.length > 0 && (
        <p role="status" className="flex items-center gap-1.5">
          <Icon name="check" size={14} />
          {t(`done.${decision}`, { count: decided.length, title })}
        </p>
      )}
      {refused.map(({ recommendation, error }) => (
        <p key={recommendation.id} role="alert" className="flex flex-wrap items-center gap-x-1.5">
          <Icon name="alert" size={14} className="text-bad" />
          <span className="text-bad">{recommendation['listing-title']}</span> {reasonOf(error)}
          {error.requestId && <code className="font-mono text-12">{error.requestId}</code>}
        </p>
      ))}
    </div>
  );
}
