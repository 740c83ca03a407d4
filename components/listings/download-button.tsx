'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import { MenuButton } from '#components/ui/menu-button.tsx';
import { exportLink } from '#lib/csv/export-link.ts';
import type { ListingsView } from '#lib/listings/listings-view.ts';
import { paths } from '#lib/paths.ts';
import { usePerson } from '#lib/person.tsx';

/** Downloads the present view, and says how that goes; leads to files of prices and rules. */
export function DownloadButton({ view }: { view: ListingsView }) {
  const t = useTranslations('listings');
  const csv = useTranslations('csv.menu');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isStaff = usePerson().kind === 'staff';

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
    <MenuButton
      label={csv('label')}
      align="end"
      entries={[
        { id: 'table', label: csv('table'), onSelect: start, disabled: state === 'busy' },
        { id: 'export', label: csv('export'), href: exportLink(view) },
        ...(isStaff ? [] : [{ id: 'import', label: csv('import'), href: paths.import() }]),
      ]}
    >
      {(trigger) => (
        <button type="button" {...trigger} className={linkLook} aria-busy={state === 'busy'}>
          <Icon name="download" size={14} />
          {state === 'failed' ? t('downloadFailed') : state === 'busy' ? t('downloading') : 'CSV'}
        </button>
      )}
    </MenuButton>
  );
}
