'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { IsoDate } from '#contract/dates.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import { formatMoney } from '#lib/format/money.ts';
import { reservationTotalsQuery } from '#lib/reservations/reservation-totals.ts';
import type { ReservationsView } from '#lib/reservations/reservations-view.ts';

interface ReservationTotalsProps {
  view: ReservationsView;
  today: IsoDate;
  listingId: string | null;
}

/** What the confirmed stays of a view bring, by currency: amounts in two currencies are never added. */
export function ReservationTotals({ view, today, listingId }: ReservationTotalsProps) {
  const t = useTranslations('reservations.totals');
  const locale = useLocale();
  const { data: totals, isError } = useQuery(reservationTotalsQuery(readFromBrowser, view, today, listingId));
  if (isError || totals?.length === 0) return null;
  return (
    <dl className="flex min-h-[85px] flex-wrap gap-y-3 border-line-2 border-b py-3">
      {totals?.map(({ currency, stays, nights, 'priced-nights': pricedNights, amount, adr }) => (
        <div
          key={currency}
          className="min-w-36 flex-1 whitespace-nowrap border-line max-md:pr-4 md:border-l md:px-5 md:first:border-l-0 md:first:pl-0"
        >
          <dt className="text-12 text-ink-2">{t('stays', { currency, count: stays })}</dt>
          <dd>
            <b className="block text-20 leading-6 tracking-[-.012em]">
              {formatMoney(amount, currency, locale)}
            </b>
            <span className="text-12 text-ink-2">
              {adr === null
                ? t('nights', { count: nights })
                : t('nightsAt', { count: pricedNights, rate: formatMoney(adr, currency, locale) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
