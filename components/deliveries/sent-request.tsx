'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Payload } from '#components/ui/payload.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import type { DeliveryDetail } from '#lib/deliveries/delivery.ts';

/** What was sent: the headers that can be told again, and the very bytes that were signed, or laid out to be read. */
export function SentRequest({ delivery }: { delivery: DeliveryDetail }) {
  const t = useTranslations('deliveries.request');
  const [shape, setShape] = useState<'sent' | 'readable'>('sent');
  const { id, url, body, attempts } = delivery;
  const last = attempts.at(-1);
  const headers = [
    ...(url ? [['POST', url] as const] : []),
    ['webhook-id:', id] as const,
    ...(last ? [['webhook-timestamp:', String(secondsOf(last['attempted-at']))] as const] : []),
  ];
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <header className="flex flex-wrap items-center gap-2">
        <h4 className="font-semibold">{t('title')}</h4>
        <CopyButton text={body} label={t('copy')} />
        <Segmented
          label={t('shape')}
          value={shape}
          options={[
            { value: 'sent', label: t('sent') },
            { value: 'readable', label: t('readable') },
          ]}
          onChange={setShape}
          className="ml-auto"
        />
      </header>
      <div className="bg-sunk p-2.5 font-mono text-12 leading-5">
        {headers.map(([name, value]) => (
          <p key={name} className="wrap-anywhere">
            <span className="text-ink-2">{name}</span> {value}
          </p>
        ))}
        <Payload label={t('title')} className="max-h-100 pt-3">
          {shape === 'sent' ? body : layOut(body)}
        </Payload>
      </div>
      <p className="text-12 text-ink-2">{t('bytes', { count: new TextEncoder().encode(body).length })}</p>
    </section>
  );
}

const secondsOf = (timestamp: string) => Math.floor(Date.parse(timestamp) / 1000);

const layOut = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
