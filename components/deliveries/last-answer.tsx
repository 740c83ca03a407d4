import { useTranslations } from 'next-intl';
import { Payload } from '#components/ui/payload.tsx';
import type { DeliveryDetail } from '#lib/deliveries/delivery.ts';
import { reasonPhrase } from '#lib/deliveries/reason-phrase.ts';

/** What the receiver said last, to the first 4 KiB. */
export function LastAnswer({ attempts }: { attempts: DeliveryDetail['attempts'] }) {
  const t = useTranslations('deliveries.lastAnswer');
  const number = attempts.findLastIndex((attempt) => attempt['response-status'] !== null) + 1;
  const attempt = attempts[number - 1];
  const status = attempt?.['response-status'];
  if (!attempt || !status) return null;
  const body = attempt['response-body'] ?? '';
  const bytes = new TextEncoder().encode(body).length;
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <h4 className="font-semibold">
        {t('title')} <span className="ml-1 font-normal text-ink-2">{t('which', { number, bytes })}</span>
      </h4>
      <Payload label={t('title')} className="max-h-60 bg-sunk p-2.5">
        {status} {reasonPhrase(status)}
        {body && `\n\n${body}`}
      </Payload>
    </section>
  );
}
