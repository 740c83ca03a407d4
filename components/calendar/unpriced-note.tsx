import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';

interface UnpricedNoteProps {
  title: string;
  address: string | null;
  /** The way out: reading the listing again after its address was corrected. */
  action: ReactNode;
}

/** Why a listing has no prices, what still works, and what to do. */
export function UnpricedNote({ title, address, action }: UnpricedNoteProps) {
  const t = useTranslations('calendar.unpriced');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
      <div className="max-w-[62ch] flex-1">
        <p className="flex items-center gap-1.5 font-semibold">
          <Icon name="info" size={14} />
          {t('title', { title })}
        </p>
        <p className="text-12 text-ink-2">
          {address ? t('outside', { address }) : t('noAddress')} {t('meanwhile')} {t('whatToDo')}
        </p>
      </div>
      {action}
    </div>
  );
}
