'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Payload } from '#components/ui/payload.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { type SnippetLanguage, snippetLanguages, snippets } from '#lib/webhooks/snippets.ts';

/** How a receiver knows that a delivery is ours, ready to be copied. */
export function Snippets({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('settings.webhooks.verify');
  const [language, setLanguage] = useState<SnippetLanguage>('javascript');
  const { label, code, install } = snippets[language];
  return (
    <details open={isOpen} className="group border-line border-b">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 font-medium touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={12} className="text-ink-3 group-open:rotate-90" />
        {t('title')}
      </summary>
      <div className="flex flex-col gap-2.5 pb-4">
        <p className="max-w-[80ch] text-pretty text-ink-2">{t('detail')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('language')}
            value={language}
            options={snippetLanguages.map((value) => ({ value, label: snippets[value].label }))}
            onChange={setLanguage}
          />
          {install ? (
            <code className="font-mono text-12 text-ink-2">{install}</code>
          ) : (
            <span className="text-12 text-ink-2">{t('plain')}</span>
          )}
          <span className="ml-auto">
            <CopyButton text={code} label={t('copy')} />
          </span>
        </div>
        <Payload label={label} wrap={false} className="max-h-100 bg-sunk p-3">
          {code}
        </Payload>
      </div>
    </details>
  );
}
