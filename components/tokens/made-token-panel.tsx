'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { linkLook } from '#components/ui/link-look.ts';
import type { MadeToken } from '#lib/tokens/create-token.ts';

interface MadeTokenPanelProps {
  token: MadeToken;
  /** Where the Partner API is, for the example. */
  apiUrl: string;
  onStored: () => void;
}

/** The secret, this once. It leaves the page for good when the person says that it is stored. */
export function MadeTokenPanel({ token, apiUrl, onStored }: MadeTokenPanelProps) {
  const t = useTranslations('settings.tokens.made');
  const [isCopied, setCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function copy() {
    await navigator.clipboard.writeText(token.token);
    setCopied(true);
  }

  return (
    <section aria-label={t('label')} className="flex flex-col gap-3 border-line-2 border-b py-4">
      <h3
        ref={title}
        tabIndex={-1}
        className="flex items-center gap-2 text-16 font-semibold outline-none wrap-anywhere"
      >
        <Icon name="check" className="text-good" />
        {token.name}
      </h3>
      <div className="flex gap-3 max-md:flex-col">
        <code className="flex min-h-10 min-w-0 flex-1 items-center bg-sunk px-3 font-mono text-14 break-all select-all">
          {token.token}
        </code>
        <Button variant="first" size="large" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span role="status">{isCopied ? t('copied') : t('copy')}</span>
        </Button>
      </div>
      <p className="flex items-start gap-2">
        <Icon name="warning" className="mt-0.5 text-warn" />
        <span>
          {t('once')}{' '}
          <button type="button" className={linkLook} onClick={onStored}>
            {t('stored')}
          </button>
        </span>
      </p>
      <p className="flex gap-4 text-12 max-md:flex-col max-md:gap-1">
        <span className="text-ink-2">{t('try')}</span>
        <code className="font-mono break-all">{`curl -H "Authorization: Bearer xpat_…" ${apiUrl}/api/v1/listings/`}</code>
      </p>
    </section>
  );
}
