'use client';
import { useLocale, useTranslations } from 'next-intl';
import { DeliveryMark } from '#components/deliveries/delivery-mark.tsx';
import { useMoment } from '#components/deliveries/use-moment.ts';
import { Icon } from '#components/icons/icon.tsx';
import type { Column } from '#components/table/column.ts';
import { type Delivery, stateOf } from '#lib/deliveries/delivery.ts';
import { formatNumber } from '#lib/format/number.ts';

/** Status, event, id, and what came of the last attempt; the whole row opens. */
export function useDeliveryColumns(
  open: string | null,
  onOpen: (id: string | null) => void,
): Column<Delivery>[] {
  const t = useTranslations('deliveries.column');
  const locale = useLocale();
  const moment = useMoment();
  const last = ({ attempts }: Delivery) => attempts.at(-1);
  const weight = ({ id }: Delivery) => (id === open ? 'font-semibold' : '');
  return [
    {
      id: 'status',
      label: t('status'),
      cellClassName: 'max-md:py-2',
      cell: (delivery) => (
        <span className={weight(delivery)}>
          <DeliveryMark state={stateOf(delivery)} />
          <span className="block text-12 font-normal text-ink-2 md:hidden">
            {delivery['event-type']}, {moment(delivery['created-at'])}
          </span>
        </span>
      ),
    },
    {
      id: 'event',
      label: t('event'),
      cell: (delivery) => <span className={weight(delivery)}>{delivery['event-type']}</span>,
    },
    {
      id: 'id',
      label: t('id'),
      className: 'max-xl:hidden',
      cell: ({ id }) => <code className="font-mono text-12">{id}</code>,
    },
    { id: 'created', label: t('created'), align: 'end', cell: (delivery) => moment(delivery['created-at']) },
    {
      id: 'attempts',
      label: t('attempts'),
      align: 'end',
      cell: ({ attempts }) => formatNumber(attempts.length, locale),
    },
    { id: 'answer', label: t('answer'), align: 'end', cell: (delivery) => <Answer of={last(delivery)} /> },
    {
      id: 'ms',
      label: 'ms',
      align: 'end',
      cell: (delivery) => {
        const attempt = last(delivery);
        return attempt ? formatNumber(attempt['duration-ms'], locale) : '–';
      },
    },
    {
      id: 'open',
      label: t('open'),
      labelHidden: true,
      align: 'end',
      onPhone: true,
      className: 'w-10',
      cell: ({ id }) => (
        <button
          type="button"
          aria-expanded={id === open}
          aria-label={t('openNamed', { id })}
          onClick={() => onOpen(id === open ? null : id)}
          className="inline-grid size-7 place-items-center rounded-control text-ink-2 after:absolute after:inset-0 touch:size-11"
        >
          <Icon name={id === open ? 'chevron-up' : 'chevron-down'} size={12} />
        </button>
      ),
    },
  ];
}

function Answer({ of }: { of: Delivery['attempts'][number] | undefined }) {
  const status = of?.['response-status'];
  if (status === undefined || status === null) return '–';
  return <span className={status >= 200 && status < 300 ? undefined : 'text-bad'}>{status}</span>;
}
