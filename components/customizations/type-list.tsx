'use client';
import { useTranslations } from 'next-intl';
import { useSummaries } from '#components/customizations/use-summaries.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { Customizations, OverriddenNight } from '#lib/customizations/attributes.ts';
import { customizationNames } from '#lib/customizations/listed-names.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

interface TypeListProps {
  listing: Listing;
  customizations: Customizations;
  overrides: readonly OverriddenNight[] | undefined;
  /** Those among whose saved rules something is odd. */
  warned: ReadonlySet<CustomizationName>;
  shown: CustomizationName;
  onOpen: (name: CustomizationName) => void;
  /** One that is pointed at may be opened next. */
  onPoint: (name: CustomizationName) => void;
  className?: string;
}

/** All nine, each with what it is set to in a few words. */
export function TypeList(props: TypeListProps) {
  const { listing, customizations, overrides, warned, shown, onOpen, onPoint, className } = props;
  const t = useTranslations('customizations');
  const preview = useTranslations('preview');
  const summaries = useSummaries(listing.currency, customizations, overrides);
  return (
    <nav aria-label={t('title')} className={className}>
      <ul className="md:sticky md:top-0 md:pt-2.5">
        {customizationNames.map((name) => (
          <li key={name}>
            <a
              href={`?type=${name}`}
              aria-current={name === shown ? 'true' : undefined}
              onPointerEnter={() => onPoint(name)}
              onFocus={() => onPoint(name)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(name);
              }}
              className="flex min-h-8 items-center gap-2 py-1.5 text-ink-2 hover:text-ink max-md:min-h-12 max-md:border-line max-md:border-b max-md:text-14 max-md:text-ink md:aria-[current]:font-semibold md:aria-[current]:text-ink"
            >
              <span className="whitespace-nowrap">{t(`${name}.short`)}</span>
              {warned.has(name) && (
                <>
                  <Icon name="warning" size={14} className="text-warn" />
                  <span className="sr-only">{preview('warningList')}</span>
                </>
              )}
              <span className="ml-auto text-right text-12 font-normal text-ink-3">
                {summaries[name] ?? '…'}
              </span>
              <Icon name="chevron-right" size={12} className="text-ink-3 md:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
