'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { DecisionResult } from '#components/recommendations/decision-result.tsx';
import { PriceChange } from '#components/recommendations/price-change.tsx';
import { useDecision } from '#components/recommendations/use-decision.ts';
import { Button } from '#components/ui/button.tsx';
import { useMayEdit } from '#lib/person.tsx';
import type { Recommendation } from '#lib/recommendations/list-recommendations.ts';

/** So many are named with their prices; the others are counted. */
const NAMED = 3;

interface DecisionBarProps {
  /** What is decided on: the chosen ones, or the open one. None: there is nothing to decide. */
  chosen: readonly Recommendation[];
  /** How many wait altogether, where several can be chosen. */
  waiting?: number;
  onDecided?: () => void;
  className?: string;
}

/** Docked at the foot: what would change, from and to, then decline and approve. A viewer reads who may. */
export function DecisionBar({ chosen, waiting, onDecided, className = '' }: DecisionBarProps) {
  const t = useTranslations('recommendations');
  const mayEdit = useMayEdit();
  const { mutate, isPending, data, variables } = useDecision(onDecided);
  const decide = (decision: 'approved' | 'rejected') => mutate({ recommendations: chosen, decision });
  const count = chosen.length;
  if (count === 0 && !data) return null;
  return (
    <section
      aria-label={t('decide')}
      className={`border-hand border-t-2 bg-raised ${mayEdit ? '' : 'border-line-2!'} ${className}`}
    >
      {data && <DecisionResult {...data} />}
      {count > 0 && !mayEdit && (
        <p className="flex min-h-10 items-center gap-1.5 text-ink-2">
          <Icon name="lock" size={14} />
          {t('viewOnly')}
        </p>
      )}
      {count > 0 && mayEdit && (
        <div className="flex min-h-15 flex-wrap items-center gap-x-5 gap-y-2 py-2">
          {waiting !== undefined && <b className="whitespace-nowrap">{t('chosen', { count, waiting })}</b>}
          {chosen.slice(0, NAMED).map((one) => (
            <span key={one.id} className="flex min-w-0 flex-col">
              <span className="max-w-48 truncate text-12 text-ink-2">{one['listing-title']}</span>
              <PriceChange of={one} byHand />
            </span>
          ))}
          {count > NAMED && <span className="text-ink-2">{t('others', { count: count - NAMED })}</span>}
          <span className="ml-auto flex gap-2">
            <Button
              busy={isPending && variables.decision === 'rejected'}
              disabled={isPending}
              onClick={() => decide('rejected')}
            >
              {t('decline', { count })}
            </Button>
            <Button
              variant="first"
              busy={isPending && variables.decision === 'approved'}
              disabled={isPending}
              onClick={() => decide('approved')}
            >
              {t('approve', { count })}
            </Button>
          </span>
        </div>
      )}
    </section>
  );
}
