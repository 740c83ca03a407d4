'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';

/** Copies a text and says so in its own place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('common');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <>
      <IconButton icon={copied ? 'check' : 'copy'} iconSize={14} label={label} onClick={copy} />
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  );
}
