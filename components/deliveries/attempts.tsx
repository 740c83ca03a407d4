'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMoment } from '#components/deliveries/use-moment.ts';
import { HttpAnswer } from '#components/ui/http-answer.tsx';
import { type DeliveryDetail, pauseBefore, spanOf, stateOf } from '#lib/deliveries/delivery.ts';
import { formatDuration } from '#lib/deliveries/format-duration.ts';
import { formatNumber } from '#lib/format/number.ts';

/** A receiver has so long to answer. */
const PATIENCE_MS = 15_000;

/** Every attempt with its answer and how long that took, and what came of all together. */
export function Attempts({ delivery }: { delivery: DeliveryDetail }) {
  const t = useTranslations('deliveries.attempts');
  const { attempts } = delivery;
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-1.5">
      <h4 className="font-semibold">{t('title')}</h4>
      {attempts.length > 0 && (
        <table aria-label={t('title')} className="w-full border-separate border-spacing-0">
          <thead className="text-12 text-ink-2">
            <tr className="[&>th]:h-7 [&>th]:border-line-2 [&>th]:border-b [&>th]:px-2 [&>th]:text-left [&>th]:font-medium [&>th]:whitespace-nowrap [&>th:first-child]:pl-0">
              <th scope="col">#</th>
              <th scope="col">{t('sent')}</th>
              <th scope="col" className="max-sm:hidden">
                <span className="block text-right">{t('after')}</span>
              </th>
              <th scope="col">{t('answer')}</th>
              <th scope="col">
                <span className="block text-right">ms</span>
              </th>
              <th scope="col" className="w-24 max-lg:hidden">
                {t('scale')}
              </th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt, index) => (
              <AttemptRow key={attempt['attempted-at']} delivery={delivery} index={index} />
            ))}
          </tbody>
        </table>
      )}
      <Outcome delivery={delivery} />
    </section>
  );
}

function AttemptRow({ delivery: { attempts }, index }: { delivery: DeliveryDetail; index: number }) {
  const locale = useLocale();
  const moment = useMoment();
  const attempt = attempts[index];
  if (!attempt) return null;
  const pause = pauseBefore(attempts, index);
  const status = attempt['response-status'];
  const isGood = status !== null && status >= 200 && status < 300;
  const share = Math.min(1, attempt['duration-ms'] / PATIENCE_MS);
  return (
    <tr className="[&>td]:h-7 [&>td]:border-line [&>td]:border-b [&>td]:px-2 [&>td:first-child]:pl-0">
      <td className="w-6">{index + 1}</td>
      <td className="font-mono text-12 whitespace-nowrap text-ink-2">{moment(attempt['attempted-at'])}</td>
      <td className="text-right whitespace-nowrap max-sm:hidden">
        {pause !== null && formatDuration(pause, locale)}
      </td>
      <td>
        <HttpAnswer status={status} error={attempt.error} />
      </td>
      <td className="text-right whitespace-nowrap">{formatNumber(attempt['duration-ms'], locale)}</td>
      <td className="max-lg:hidden">
        <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-full">
          <path d="M0 8.5h100" className="stroke-line-2" vectorEffect="non-scaling-stroke" />
          <rect
            width={Math.max(1, share * 100)}
            height={7}
            y={1}
            className={isGood ? 'fill-ink-2' : 'fill-bad'}
          />
        </svg>
      </td>
    </tr>
  );
}

function Outcome({ delivery }: { delivery: DeliveryDetail }) {
  const t = useTranslations('deliveries.attempts');
  const locale = useLocale();
  const moment = useMoment();
  const next = delivery.attempts.at(-1)?.['next-attempt-at'];
  const state = stateOf(delivery);
  const count = delivery.attempts.length;
  const span = formatDuration(spanOf(delivery.attempts), locale);
  return (
    <p className="text-pretty text-ink-2">
      {state === 'retrying' && next ? t('next', { time: moment(next) }) : t(state, { count, span })}{' '}
      {t('sameId')}
    </p>
  );
}
