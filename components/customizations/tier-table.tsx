'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { classNames } from '#components/ui/class-names.ts';
import { PercentText } from '#components/ui/percent-text.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatPercentChange } from '#lib/calendar/amount.ts';
import { heatOf } from '#lib/calendar/heat.ts';
import type { Attributes } from '#lib/customizations/attributes.ts';

type Tiers = Attributes['occupancy-based-pricing']['tiers'];

const heatLook: Record<number, string> = {
  [-3]: 'bg-low-3',
  [-2]: 'bg-low-2',
  [-1]: 'bg-low-1',
  0: '',
  1: 'bg-high-1',
  2: 'bg-high-2',
  3: 'bg-high-3',
};

/** What the price moves by, by how full the listing is and how far the night is away, within the two limits above. */
export function TierTable({ tiers }: { tiers: Tiers }) {
  const t = useTranslations('customizations.occupancy-based-pricing');
  const locale = useLocale();
  const [least, most] = useWatch({ name: ['min-factor', 'max-factor'] }) as unknown[];
  const rows = [...Map.groupBy(tiers, (tier) => tier['occupancy-from'])];
  const [, columns = []] = rows[0] ?? [];
  const held = (factor: number) =>
    Math.min(Math.max(factor, typeof least === 'number' ? least : 0), typeof most === 'number' ? most : 9);
  return (
    <ScrollRegion aria-label={t('tiers')}>
      <table className="border-separate border-spacing-0.5 text-12">
        <caption className="sr-only">{t('tiers')}</caption>
        <thead>
          <tr>
            <th scope="col" className="pr-3 text-left font-normal text-ink-2">
              {t('booked')}
            </th>
            {columns.map((tier) => (
              <th
                key={tier['lead-from']}
                scope="col"
                className="px-1 text-right whitespace-nowrap md:min-w-14 font-normal text-ink-2"
              >
                {t('leadBand', { from: tier['lead-from'], to: tier['lead-to'] })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([from, cells]) => (
            <tr key={from}>
              <th scope="row" className="pr-1 text-left font-normal whitespace-nowrap md:pr-3 text-ink-2">
                {t('occupancyBand', { from, to: cells[0]?.['occupancy-to'] ?? 100 })}
              </th>
              {cells.map((tier) => {
                const factor = held(tier.factor);
                const heat = heatOf(Math.round(factor * 10_000), 10_000);
                return (
                  <td
                    key={tier['lead-from']}
                    className={classNames(
                      'h-7 px-1 text-right md:px-1.5',
                      heatLook[heat],
                      factor !== tier.factor && 'font-semibold',
                    )}
                  >
                    <PercentText>{formatPercentChange(factor - 1, locale)}</PercentText>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
