'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import type { IsoDate } from '#contract/dates.ts';
import type { Listing } from '#lib/listings/list-listings.ts';

const CopyDialog = dynamic(() => import('#components/copy-customization/copy-dialog.tsx'), { ssr: false });

interface CopyCustomizationProps {
  listing: Listing;
  name: CustomizationName;
  today: IsoDate;
  /** Something was typed that is not saved. */
  isDirty: boolean;
}

/** Leads from a saved customization to other listings that shall have the same. */
export function CopyCustomization(props: CopyCustomizationProps) {
  const t = useTranslations('customizations.copy');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The dialog leaves the page at once, and the focus with it.
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <>
      <Button ref={button} variant="quiet" className="shrink-0" onClick={() => setOpen(true)}>
        <Icon name="copy" />
        {t('open')}
      </Button>
      {isOpen && <CopyDialog {...props} onClose={close} />}
    </>
  );
}
