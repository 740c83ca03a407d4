import { useTranslations } from 'next-intl';
import { PartHead } from '#components/application/part-head.tsx';

/** The networks from which the application and its users' tokens may be used. */
export function AddressAllowlist({ networks }: { networks: readonly string[] }) {
  const t = useTranslations('application.allowlist');
  return (
    <section aria-label={t('title')}>
      <PartHead title={t('title')} note={<code className="font-mono text-12">/o/, /api/v1/</code>} />
      {networks.length === 0 ? (
        <p className="border-line border-b py-2.5">{t('everywhere')}</p>
      ) : (
        <ul>
          {networks.map((network) => (
            <li key={network} className="flex min-h-8 items-center border-line border-b">
              <code className="font-mono text-12 break-all">{network}</code>
            </li>
          ))}
        </ul>
      )}
      <p className="pt-2 text-12 text-ink-2">{t(networks.length === 0 ? 'openDetail' : 'detail')}</p>
    </section>
  );
}
