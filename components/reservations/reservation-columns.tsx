import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AxisHead } from '#components/reservations/axis-head.tsx';
import { StayEssence } from '#components/reservations/stay-essence.tsx';
import { StayLine } from '#components/reservations/stay-line.tsx';
import { StayStatus } from '#components/reservations/stay-status.tsx';
import type { Column } from '#components/table/column.ts';
import type { IsoDate } from '#contract/dates.ts';
import { shortChannelName } from '#lib/calendar/channel-name.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatNumber } from '#lib/format/number.ts';
import { paths } from '#lib/paths.ts';
import { leadDaysOf, nightsOf, type Reservation } from '#lib/reservations/list-reservations.ts';
import type { Axis } from '#lib/reservations/timeline.ts';

const dash = <span className="text-ink-3">–</span>;

/** The order is the service's own, by arrival: no head sorts. */
export const ARRIVAL = 'checkin-date';

interface ReservationColumns {
  axis: Axis;
  today: IsoDate;
  /** Titles by listing id; null where all stays are of the one listing at hand. */
  titles: Record<string, string> | null;
}

/** The stays' columns, in the reader's words and notation. */
export function useReservationColumns({ axis, today, titles }: ReservationColumns): Column<Reservation>[] {
  const t = useTranslations('reservations');
  const locale = useLocale();
  const dayOfWeek = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const figure = (
    id: 'nights' | 'guests' | 'lead',
    value: (stay: Reservation) => number | null,
  ): Column<Reservation> => ({
    id,
    label: t(`column.${id}`),
    align: 'end',
    cell: (stay) => orDash(value(stay), (number) => formatNumber(number, locale)),
  });
  const money = (id: 'adr' | 'rental-amount', cellClassName: string): Column<Reservation> => ({
    id,
    label: t(`column.${id}`),
    align: 'end',
    cellClassName,
    onPhone: id === 'rental-amount',
    cell: (stay) => orDash(stay[id], (amount) => formatMoney(amount, stay.currency, locale)),
  });
  const title = (stay: Reservation) => titles?.[stay.listingId] ?? null;

  const listing: Column<Reservation> = {
    id: 'listing',
    label: t('column.listing'),
    className: 'max-w-56 min-w-0',
    cell: (stay) => (
      <Link
        href={paths.listing(stay.listingId, 'reservations')}
        prefetch={false}
        className="block truncate font-medium hover:underline"
      >
        {title(stay) ?? t('listingNumber', { id: stay.listingId })}
      </Link>
    ),
  };
  return [
    {
      id: 'checkin',
      label: t('column.checkin'),
      sort: ARRIVAL,
      cellClassName: 'max-md:w-full',
      cell: (stay) => (
        <>
          <span className="max-md:font-medium">{dayOfWeek.format(new Date(stay['checkin-date']))}</span>
          <StayEssence stay={stay} title={title(stay)} />
        </>
      ),
    },
    figure('nights', nightsOf),
    ...(titles ? [listing] : []),
    {
      id: 'channel',
      label: t('column.channel'),
      cell: (stay) => shortChannelName(stay.channel),
    },
    {
      id: 'code',
      label: t('column.code'),
      cellClassName: 'font-mono text-12 text-ink-2',
      cell: (stay) => stay.reference ?? dash,
    },
    { id: 'status', label: t('column.status'), cell: (stay) => <StayStatus stay={stay} /> },
    figure('guests', ({ guests }) => guests),
    {
      id: 'booked',
      label: t('column.booked'),
      align: 'end',
      className: 'max-xl:hidden',
      cellClassName: 'text-ink-2',
      cell: ({ 'booked-at': bookedAt }) => orDash(bookedAt, (at) => day.format(new Date(at))),
    },
    figure('lead', leadDaysOf),
    money('adr', 'text-ink-2'),
    money('rental-amount', 'font-semibold'),
    {
      id: 'timeline',
      label: t('column.timeline'),
      head: <AxisHead axis={axis} today={today} />,
      className: 'w-[26%] min-w-56 pl-6! max-lg:hidden',
      cellClassName: 'py-0!',
      cell: (stay) => <StayLine stay={stay} axis={axis} />,
    },
  ];
}

function orDash<Value>(value: Value | null, write: (value: Value) => ReactNode): ReactNode {
  return value === null ? dash : write(value);
}
