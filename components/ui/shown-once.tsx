'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { linkLook } from '#components/ui/link-look.ts';

interface ShownOnceProps {
  /** What it is. */
  label: string;
  title: string;
  secret: string;
  onStored: () => void;
  /** How it is used. */
  children?: ReactNode;
}

/** A secret, this once. It leaves the page for good when the person says that it is stored. */
export function ShownOnce({ label, title, secret, onStored, children }: ShownOnceProps) {
  const t = useTranslations('common.once');
  const [isCopied, setCopied] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  async function copy() {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  }

  return (
    <section aria-label={label} className="flex flex-col gap-3 border-line-2 border-b py-4">
      <h3
        ref={head}
        tabIndex={-1}
        className="flex items-center gap-2 text-16 font-semibold outline-none wrap-anywhere"
      >
        <Icon name="check" className="text-good" />
        {title}
      </h3>
      <div className="flex gap-3 max-md:flex-col">
        <code className="flex min-h-10 min-w-0 flex-1 items-center bg-sunk px-3 font-mono text-14 break-all select-all">
          {secret}
        </code>
        <Button variant="first" size="large" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span role="status">{isCopied ? t('copied') : t('copy')}</span>
        </Button>
      </div>
      <p className="flex items-start gap-2">
        <Icon name="warning" className="mt-0.5 text-warn" />
        <span>
          {t('warning')}{' '}
          <button type="button" className={linkLook} onClick={onStored}>
            {t('stored')}
          </button>
        </span>
      </p>
      {children}
    </section>
  );
}
