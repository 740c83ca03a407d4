'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { StepActions } from '#components/copy-customization/step-actions.tsx';
import { SearchBox } from '#components/table/search-box.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { ReadFailure } from '#components/ui/read-failure.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { type CopyTarget, listingsToCopyQuery } from '#lib/customizations/listings-to-copy.ts';
import { MAXIMUM_COPIES } from '#lib/customizations/preview-copies.ts';
import { joinFacts } from '#lib/format/facts.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

interface ChooseListingsProps {
  /** Whose values are copied; it is not among the others. */
  listing: Listing;
  /** Amounts are copied: only listings of the same currency can have them. */
  hasMoney: boolean;
  isOverrides: boolean;
  chosen: ReadonlyMap<string, CopyTarget>;
  onChoose: (chosen: ReadonlyMap<string, CopyTarget>) => void;
  onNext: () => void;
  onClose: () => void;
}

/** The listings that shall have the same: searched, ticked one by one or all that are found. */
export function ChooseListings(props: ChooseListingsProps) {
  const { listing, hasMoney, isOverrides, chosen, onChoose, onNext, onClose } = props;
  const t = useTranslations('customizations.copy');
  const common = useTranslations('common');
  const allId = useId();
  const [search, setSearch] = useState('');
  const found = useQuery(listingsToCopyQuery(readFromBrowser, search));
  const others = (found.data?.listings ?? []).filter(({ id }) => id !== listing.id);
  const canHave = (other: CopyTarget) => !hasMoney || other.currency === listing.currency;
  const open = others.filter(canHave);
  const ticked = open.filter(({ id }) => chosen.has(id)).length;
  const isAll = open.length > 0 && ticked === open.length;

  function tick(targets: readonly CopyTarget[], isOn: boolean) {
    const next = new Map(chosen);
    for (const target of targets) {
      if (!isOn) next.delete(target.id);
      else if (next.size < MAXIMUM_COPIES) next.set(target.id, target);
    }
    onChoose(next);
  }

  return (
    <>
      <p className="text-ink-2">
        {t('why', { title: listing.title ?? listing.id })} {isOverrides && t('overrides')}{' '}
        {hasMoney && t('money', { currency: listing.currency })}
      </p>
      <SearchBox label={t('search')} value={search} onSearch={setSearch} />
      {found.isError && !found.data ? (
        <ReadFailure query={found} title={t('listFailed')} />
      ) : found.isPending ? (
        <Skeleton className="h-3 w-48" />
      ) : others.length === 0 ? (
        <p>{t(search === '' ? 'noOthers' : 'noneFound')}</p>
      ) : (
        <div className="flex min-h-0 flex-col">
          <label
            htmlFor={allId}
            className="flex items-center gap-2.5 border-line-2 border-b py-2 font-medium touch:min-h-11"
          >
            <Checkbox
              id={allId}
              checked={isAll}
              some={ticked > 0 && !isAll}
              disabled={open.length === 0}
              onChange={() => tick(open, !isAll)}
            />
            {t('all', { count: open.length })}
          </label>
          <ul aria-label={t('listings')} className="max-h-[45vh] overflow-y-auto">
            {others.map((other) => (
              <li
                key={other.id}
                className="border-line border-b [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]"
              >
                <Target
                  target={other}
                  isOn={chosen.has(other.id)}
                  onTick={(isOn) => tick([other], isOn)}
                  reason={
                    canHave(other)
                      ? null
                      : t('otherCurrency', { currency: other.currency ?? '–', own: listing.currency })
                  }
                />
              </li>
            ))}
          </ul>
          {(found.data?.count ?? 0) > (found.data?.listings.length ?? 0) && (
            <p className="pt-2 text-12 text-ink-2">
              {t('first', { shown: found.data?.listings.length ?? 0, count: found.data?.count ?? 0 })}
            </p>
          )}
        </div>
      )}
      <StepActions
        note={
          <span role="status">
            {chosen.size >= MAXIMUM_COPIES
              ? t('most', { count: MAXIMUM_COPIES })
              : t('chosen', { count: chosen.size })}
          </span>
        }
      >
        <Button variant="quiet" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button variant="first" disabled={chosen.size === 0} onClick={onNext}>
          {t('preview', { count: chosen.size })}
        </Button>
      </StepActions>
    </>
  );
}

interface TargetProps {
  target: CopyTarget;
  isOn: boolean;
  onTick: (isOn: boolean) => void;
  /** Why it cannot be chosen. */
  reason: string | null;
}

function Target({ target, isOn, onTick, reason }: TargetProps) {
  const t = useTranslations('listings');
  const locale = useLocale();
  const id = useId();
  const facts = [target.city, target.bedrooms === null ? null : t('bedrooms', { count: target.bedrooms })];
  return (
    <label htmlFor={id} className="flex items-center gap-2.5 py-1.5 touch:min-h-11">
      <Checkbox
        id={id}
        checked={isOn}
        disabled={reason !== null}
        onChange={({ target: box }) => onTick(box.checked)}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className={reason === null ? 'font-medium' : 'text-ink-3'}>{target.title}</span>
        <span className="text-12 text-ink-2">{reason ?? joinFacts(facts, locale)}</span>
      </span>
    </label>
  );
}
