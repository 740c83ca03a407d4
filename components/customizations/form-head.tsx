'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { useMayEdit } from '#lib/person.tsx';

interface FormHeadProps {
  name: CustomizationName;
  onBack: () => void;
  /** What can be done with the values, beside the title. */
  children?: ReactNode;
}

/** What a customization does, in a sentence, above its form. */
export function FormHead({ name, onBack, children }: FormHeadProps) {
  const t = useTranslations('customizations');
  const mayEdit = useMayEdit();
  return (
    <header className="pt-3">
      <a
        href="?"
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-ink-2 md:hidden"
      >
        <Icon name="chevron-left" />
        {t('all')}
      </a>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="customization">{t(`${name}.title`)}</h2>
        <div className="-my-1 flex flex-wrap items-center max-md:-ml-2 md:-mr-2">{children}</div>
      </div>
      <p className="max-w-[72ch] text-ink-2">{t(`${name}.what`)}</p>
      {!mayEdit && (
        <p className="mt-2 flex items-center gap-1.5 text-ink-2">
          <Icon name="lock" size={14} />
          {t('viewOnly')}
        </p>
      )}
    </header>
  );
}
