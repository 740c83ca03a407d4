'use client';
import { useQueries } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CopyProgress } from '#components/copy-customization/copy-progress.tsx';
import { focusOnMount } from '#components/copy-customization/focus-on-mount.ts';
import { PreviewedListing, previewColumns } from '#components/copy-customization/previewed-listing.tsx';
import { StepActions } from '#components/copy-customization/step-actions.tsx';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { CopyTarget } from '#lib/customizations/listings-to-copy.ts';
import { copyPreviewQuery, fateOf, portions } from '#lib/customizations/preview-copies.ts';
import { formatNumber } from '#lib/format/number.ts';
import { useMayEdit } from '#lib/person.tsx';

interface CopyPreviewsProps {
  name: CustomizationName;
  values: object;
  targets: readonly CopyTarget[];
  onBack: () => void;
  onClose: () => void;
  onApply: (ids: readonly string[]) => void;
}

/** What the copied values would do to each listing, all together, and which cannot have them. */
export function CopyPreviews({ name, values, targets, onBack, onClose, onApply }: CopyPreviewsProps) {
  const t = useTranslations('customizations.copy');
  const locale = useLocale();
  const mayEdit = useMayEdit();
  const asked = useQueries({
    queries: portions(targets.map(({ id }) => id)).map((ids) => copyPreviewQuery(name, values, ids)),
  });
  const previews = asked.flatMap(({ data = [] }) => data);
  const failed = asked.find(({ isError }) => isError);
  const isReading = asked.some(({ isPending }) => isPending);
  const able = previews.filter((preview) => fateOf(preview) !== 'refused');
  const nights = able.reduce((sum, { summary }) => sum + (summary?.['nights-changed'] ?? 0), 0);
  const stays = able.reduce((sum, { summary }) => sum + (summary?.['min-stays-changed'] ?? 0), 0);
  const moved = able.filter(({ summary }) => (summary?.['nights-changed'] ?? 0) > 0).length;
  const refused = previews.length - able.length;
  const currencyOf = new Map(targets.map(({ id, currency }) => [id, currency]));
  const titleOf = new Map(targets.map(({ id, title }) => [id, title]));

  return (
    <>
      <div ref={focusOnMount} tabIndex={-1} className="outline-none">
        {failed ? (
          <ReadFailure
            title={t('previewFailed')}
            query={{
              error: failed.error,
              isFetching: asked.some(({ isFetching }) => isFetching),
              refetch: () => Promise.all(asked.filter(({ isError }) => isError).map((one) => one.refetch())),
            }}
          >
            {t('nothingChanged')}
          </ReadFailure>
        ) : isReading ? (
          <CopyProgress
            label={t('reading', { done: previews.length, all: targets.length })}
            done={previews.length}
            all={targets.length}
          />
        ) : (
          <p role="status">
            {nights > 0
              ? t('totals', { nights: formatNumber(nights, locale), count: nights, moved, all: able.length })
              : t('noPrices')}
            {stays > 0 && ` ${t('totalStays', { count: stays })}`}
            {refused > 0 && ` ${t('refused', { count: refused })}`}
          </p>
        )}
      </div>
      {previews.length > 0 && (
        <div>
          <div
            aria-hidden="true"
            className={`gap-x-4 border-line-2 border-b pb-1 text-12 text-ink-2 max-md:hidden md:grid ${previewColumns}`}
          >
            <span>{t('listing')}</span>
            <span className="text-right">{t('nights')}</span>
            <span className="text-right">{t('average')}</span>
            <span>{t('limits')}</span>
          </div>
          <ScrollRegion aria-label={t('effects')} className="focus-inset max-h-[45vh]">
            <ul>
              {previews.map((preview) => (
                <PreviewedListing
                  key={preview.id}
                  preview={preview}
                  name={name}
                  title={preview.title ?? titleOf.get(preview.id) ?? preview.id}
                  currency={preview.currency ?? currencyOf.get(preview.id) ?? null}
                />
              ))}
            </ul>
          </ScrollRegion>
        </div>
      )}
      <StepActions
        note={
          !mayEdit && (
            <span className="flex items-center gap-1.5">
              <Icon name="lock" size={14} />
              {t('viewOnly')}
            </span>
          )
        }
      >
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
        {mayEdit ? (
          <Button
            variant="first"
            disabled={isReading || failed !== undefined || able.length === 0}
            onClick={() => onApply(able.map(({ id }) => id))}
          >
            {t('apply', { count: able.length })}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('close')}</Button>
        )}
      </StepActions>
    </>
  );
}
