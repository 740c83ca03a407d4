'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Fact, Facts } from '#components/ui/facts.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { RemoveDialog } from '#components/webhooks/remove-dialog.tsx';
import { RotateDialog } from '#components/webhooks/rotate-dialog.tsx';
import { EVERY_EVENT } from '#contract/events.ts';
import { formatDate } from '#lib/format/date.ts';
import { choosableEvents } from '#lib/webhooks/choosable-events.ts';
import type { WebhookEndpoint } from '#lib/webhooks/read-endpoint.ts';

const warnLook = 'font-medium text-bad underline-offset-2 hover:underline touch:min-h-11';

interface EndpointFactsProps {
  endpoint: WebhookEndpoint;
  mayChange: boolean;
  /** The form is open above: it says address and events itself. */
  isChanging: boolean;
  health: ReactNode;
  onChange: () => void;
  onSecret: (secret: string) => void;
  onRemoved: () => void;
}

/** What is set up, a line for each, with what can be done about it. */
export function EndpointFacts(props: EndpointFactsProps) {
  const { endpoint, mayChange, isChanging, health, onChange, onSecret, onRemoved } = props;
  const t = useTranslations('settings.webhooks');
  const locale = useLocale();
  const [asking, setAsking] = useState<'remove' | 'rotate' | null>(null);
  const url = endpoint['webhook-url'];
  const rotatedAt = endpoint['secret-rotated-at'];
  const change = (label: string) =>
    mayChange && (
      <button type="button" className={linkLook} onClick={onChange}>
        {label}
      </button>
    );

  return (
    <>
      <Facts label={t('title')}>
        {url && (
          <Fact
            name={t('endpoint')}
            action={
              <>
                {!isChanging && change(t('change'))}
                <button type="button" className={warnLook} onClick={() => setAsking('remove')}>
                  {t('remove.open')}
                </button>
              </>
            }
          >
            <code className="font-mono text-12 break-all">{url}</code>
          </Fact>
        )}
        <Fact
          name={t('secret.title')}
          action={
            mayChange && (
              <button type="button" className={linkLook} onClick={() => setAsking('rotate')}>
                {t('rotate.open')}
              </button>
            )
          }
        >
          <code className="font-mono text-12">
            whsec_<span aria-hidden="true">••••••••••••••••••••••••</span>
          </code>
          <span className="text-ink-2">
            {rotatedAt
              ? t('secret.rotated', { date: formatDate(rotatedAt.slice(0, 10), locale) })
              : t('secret.first')}
          </span>
        </Fact>
        {url && (
          <Fact name={t('events.title')} action={!isChanging && change(t('events.choose'))}>
            <Subscription names={endpoint['subscribed-events']} all={choosableEvents(endpoint)} />
          </Fact>
        )}
        {health}
      </Facts>
      {asking === 'remove' && (
        <RemoveDialog url={url} onRemoved={onRemoved} onClose={() => setAsking(null)} />
      )}
      {asking === 'rotate' && <RotateDialog onRotated={onSecret} onClose={() => setAsking(null)} />}
    </>
  );
}

function Subscription({ names, all }: { names: readonly string[]; all: readonly string[] }) {
  const t = useTranslations('settings.webhooks.events');
  if (names.includes(EVERY_EVENT)) return <>{t('every')}</>;
  const chosen = all.filter((type) => names.includes(type));
  return (
    <>
      <span>{t('pinned', { count: chosen.length, all: all.length })}</span>
      <code className="font-mono text-12 text-ink-2 wrap-anywhere">{chosen.join(', ')}</code>
    </>
  );
}
