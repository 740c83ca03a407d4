'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import type { ListingsView } from '#lib/listings/listings-view.ts';

/** Downloads the present view, and says how that goes. */
export function DownloadButton({ view }: { view: ListingsView }) {
  const t = useTranslations('listings');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const start = async () => {
    setState('busy');
    try {
      const { downloadListings } = await import('#components/listings/download-listings.ts');
      await downloadListings(view, (column) =>
        column === 'currency' ? t('currency') : t(`column.${column}`),
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <button
      type="button"
      className={linkLook}
      aria-busy={state === 'busy'}
      onClick={state === 'busy' ? undefined : start}
      title={t('downloadAll')}
    >
      <Icon name="download" size={14} />
      {state === 'failed' ? t('downloadFailed') : state === 'busy' ? t('downloading') : 'CSV'}
    </button>
  );
}
