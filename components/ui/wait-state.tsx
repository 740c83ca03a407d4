'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';

interface WaitStateProps {
  /** What was refused. */
  title: string;
  /** Why, and what is still true. */
  children?: ReactNode;
  /** How long the service asks to wait. */
  seconds: number;
  onRetry: () => void;
  busy?: boolean;
}

/** Too much was asked for: counts down, and asks again when the time has come. */
export function WaitState({ title, children, seconds, onRetry, busy }: WaitStateProps) {
  const t = useTranslations('error');
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onRetry();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [left, onRetry]);
  return (
    <div role="alert" className="flex max-w-100 flex-col items-start gap-2 py-6 text-14">
      <p className="flex items-center gap-1.5">
        <Icon name="warning" className="text-warn" />
        {title}
      </p>
      {children && <p className="text-ink-2">{children}</p>}
      <Button className="mt-1" onClick={onRetry} disabled={left > 0} busy={busy}>
        {left > 0 ? t('tryAgainIn', { seconds: left }) : t('tryAgain')}
      </Button>
    </div>
  );
}
