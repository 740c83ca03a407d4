import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeLine } from '#components/history/change-line.tsx';
import { useWords } from '#components/history/use-words.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { differencesOf } from '#lib/history/differences.ts';
import { paths } from '#lib/paths.ts';
import type { DifferingListing } from '#lib/restorations/point-differences.ts';
import type { PriceEffect } from '#lib/restorations/price-effects.ts';

/** So many lines are told at once; the others when asked for. */
const LINES_SHOWN = 6;

interface DifferingItemProps {
  listing: DifferingListing;
  /** The listing is named where there are several. */
  named: boolean;
  /** Undefined until it is known. */
  effect: PriceEffect | undefined;
  /** Null where there is nothing to choose. */
  ticked: boolean | null;
  onTick: (on: boolean) => void;
}

/** What of a listing differs: now, arrow, as it is kept; and what going back does to its prices. */
export function DifferingItem({ listing, named, effect, ticked, onTick }: DifferingItemProps) {
  const t = useTranslations('history.differences');
  const words = useWords(listing.currency);
  const [isOpen, setOpen] = useState(false);
  const lines = listing.differences.flatMap(({ setting, field, now, kept, 'comes-back': comesBack }) =>
    differencesOf(field, now, kept).map((line) => ({ setting, line, comesBack })),
  );
  const shown = isOpen ? lines : lines.slice(0, LINES_SHOWN);
  return (
    <li className={`border-line border-b py-2 ${ticked ? 'bg-hand-wash' : ''}`}>
      {named && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 pb-1">
          {ticked === null ? null : (
            <label className="-my-1 -mr-0.5 flex touch:min-h-11 items-center py-1 pl-1">
              <Checkbox
                aria-label={t('choose', { listing: listing.title })}
                checked={ticked}
                onChange={({ target }) => onTick(target.checked)}
              />
            </label>
          )}
          <Link
            href={paths.listing(listing.id, 'history')}
            prefetch={false}
            className="min-w-0 break-words font-semibold hover:underline"
          >
            {listing.title}
          </Link>
          <Effect of={effect} currency={listing.currency} />
        </div>
      )}
      {!named && (
        <div className="pb-1">
          <Effect of={effect} currency={listing.currency} />
        </div>
      )}
      <ul className={named && ticked !== null ? 'md:pl-8' : ''}>
        {shown.map(({ setting, line, comesBack }) => (
          <li
            key={`${setting} ${JSON.stringify(line.about)}`}
            className="grid gap-x-4 py-0.5 md:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <span className="text-12 leading-5 text-ink-2">{words.setting(setting)}</span>
            <div className="@container">
              <ChangeLine of={line} words={words} byHand={comesBack} />
              {!comesBack && <span className="text-12 text-ink-2">{t('stays')}</span>}
            </div>
          </li>
        ))}
      </ul>
      {lines.length === 0 && (
        <p className={`text-ink-2 ${named && ticked !== null ? 'md:pl-8' : ''}`}>{t('pastOnly')}</p>
      )}
      {lines.length > LINES_SHOWN && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${linkLook} text-12 ${named && ticked !== null ? 'md:ml-8' : ''}`}
        >
          {isOpen ? t('fewer') : t('more', { count: lines.length - LINES_SHOWN })}
        </button>
      )}
    </li>
  );
}

/** What going back does to the next 365 nights, or why it can't be. */
function Effect({ of: effect, currency }: { of: PriceEffect | undefined; currency: string }) {
  const t = useTranslations('history.differences');
  const locale = useLocale();
  if (!effect) return null;
  if (effect.refusal !== null) {
    return (
      <span className="inline-flex items-start gap-1.5 text-12 text-bad">
        <Icon name="alert" size={14} className="mt-px" />
        {t('refused', { reason: effect.refusal })}
      </span>
    );
  }
  if (!effect.summary) return null;
  const { 'nights-changed': nights, 'average-change': average } = effect.summary;
  const atLimit = effect.summary['nights-newly-at-floor'] + effect.summary['nights-newly-at-ceiling'];
  const signed = (amount: number) =>
    `${amount > 0 ? '+' : ''}${formatMoney(Math.round(amount), currency, locale)}`;
  return (
    <span className="text-12 text-ink-2 tabular-nums">
      {nights === 0
        ? t('noNights')
        : joinFacts(
            [
              t('nights', { count: nights }),
              average !== null && t('average', { amount: signed(average) }),
              atLimit > 0 && t('atLimit', { count: atLimit }),
            ],
            locale,
          )}
    </span>
  );
}
