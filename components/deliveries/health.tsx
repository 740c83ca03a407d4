'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Fact } from '#components/ui/facts.tsx';
import { readFromBrowser } from '#lib/bff/client.ts';
import { deliveryHealthQuery } from '#lib/deliveries/delivery-health.ts';
import { formatNumber } from '#lib/format/number.ts';

const shown = ['delivered', 'pending', 'failed', 'dropped'] as const;

/** How many deliveries of the last day came to which end; what went wrong is marked. A line of `Facts`. */
export function Health() {
  const t = useTranslations('deliveries.health');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { data, error } = useQuery(deliveryHealthQuery(readFromBrowser, now));
  return (
    <Fact name={t('title')}>
      {error && !data && t('unknown')}
      {!error && !data && '–'}
      {data &&
        shown.map((status) => (
          <span
            key={status}
            className="flex items-center gap-1.5 border-line-2 md:not-first:border-l md:not-first:pl-4"
          >
            {data[status] > 0 && (status === 'failed' || status === 'dropped') && (
              <Icon name="alert" size={14} className="text-bad" />
            )}
            <span>
              {t.rich(status, {
                count: formatNumber(data[status], locale),
                b: (figure) => <b className="font-semibold">{figure}</b>,
              })}
            </span>
          </span>
        ))}
    </Fact>
  );
}
