import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { type Refusal, refusalOf } from '#components/form/refusal.ts';
import { Refused } from '#components/history/refused.tsx';
import type { PointSelection } from '#components/history/use-point-selection.ts';
import type { RestoringMany } from '#components/history/use-restore-many.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { useMayEdit } from '#lib/person.tsx';
import { ReadError } from '#lib/read.ts';
import {
  comingBackOf,
  type DifferingListing,
  readAllDiffering,
} from '#lib/restorations/point-differences.ts';
import type { PriceEffect } from '#lib/restorations/price-effects.ts';
import type { RestorePoint } from '#lib/restorations/restore-points.ts';

interface RestoreBarProps {
  point: RestorePoint;
  /** Those on this page. */
  listings: readonly DifferingListing[];
  effects: Record<string, PriceEffect> | undefined;
  named: boolean;
  selection: PointSelection;
  restoring: RestoringMany;
}

/** Docked at the foot: what would go back, and going back. Who may only view reads who may. */
export function RestoreBar({ point, listings, effects, named, selection, restoring }: RestoreBarProps) {
  const t = useTranslations('history.differences');
  const points = useTranslations('history.points');
  const locale = useLocale();
  const mayEdit = useMayEdit();
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const chosen = named ? listings.filter(({ id }) => selection.has(id)) : listings;
  const count = named ? selection.count : listings.length;
  const values = chosen.reduce((sum, listing) => sum + comingBackOf(listing).length, 0);
  const isWhole = chosen.length === count;
  const nights = chosen.reduce((sum, { id }) => sum + (effects?.[id]?.summary?.['nights-changed'] ?? 0), 0);

  async function restore() {
    setReading(true);
    setRefusal(null);
    try {
      const all = isWhole
        ? chosen
        : (selection.ticked ?? (await readAllDiffering(readFromBrowser, point.id)));
      const wanted = named ? all.filter(({ id }) => selection.has(id)) : all;
      void restoring.restore(
        wanted.map(({ id, title }) => ({ id, title })),
        { 'restore-point': point.id },
      );
      selection.tickAll(false);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      setRefusal(refusalOf(error, () => undefined));
    } finally {
      setReading(false);
    }
  }

  if (named && mayEdit && count === 0) return null;
  const busy = isReading || restoring.state?.busy === true;
  return (
    <section
      aria-label={points('restoreNamed', { name: point.name })}
      className={`-mx-4 sticky bottom-0 z-3 border-t-2 bg-raised px-4 md:mx-0 md:px-3 ${mayEdit ? 'border-hand' : 'border-line-2'}`}
    >
      {refusal && <Refused refusal={refusal} />}
      {!mayEdit && (
        <p className="flex min-h-10 items-center gap-1.5 text-ink-2">
          <Icon name="lock" size={14} />
          {points('viewOnly')}
        </p>
      )}
      {mayEdit && (
        <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 py-2">
          <b className="min-w-0 break-words">{points('restoreNamed', { name: point.name })}</b>
          {isWhole && (
            <span className="text-ink-2">
              {joinFacts(
                [t('values', { count: values }), effects && nights > 0 && t('nights', { count: nights })],
                locale,
              )}
            </span>
          )}
          <span className="ml-auto flex gap-2">
            <Button
              variant="first"
              busy={busy}
              disabled={isWhole && values === 0}
              onClick={() => void restore()}
            >
              {named ? t('restoreListings', { count }) : t('restoreValues', { count: values })}
            </Button>
          </span>
          <p className="w-full text-12 text-ink-2">{t('keeps')}</p>
        </div>
      )}
    </section>
  );
}
