'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** Why, and what is still true. */
  children?: ReactNode;
  requestId?: string | null;
  onRetry?: () => void;
  busy?: boolean;
}

/** What failed, what is still true, the request id for support, and a way to try again. */
export function ErrorState({ title, children, requestId, onRetry, busy }: ErrorStateProps) {
  const t = useTranslations('error');
  return (
    <div role="alert" className="flex max-w-100 flex-col items-start gap-2 py-6 text-14">
      <p className="flex items-center gap-1.5 text-bad">
        <Icon name="alert" />
        {title}
      </p>
      {children && <p className="text-ink-2">{children}</p>}
      {requestId && (
        <p className="flex items-center gap-1">
          {t('request')} <code className="font-mono text-12">{requestId}</code>
          <CopyButton text={requestId} label={t('copyRequestId')} />
        </p>
      )}
      {onRetry && (
        <Button className="mt-1" onClick={onRetry} busy={busy}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
