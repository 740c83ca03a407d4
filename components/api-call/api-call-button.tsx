'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import type { FormCalls } from '#lib/api-call/api-call.ts';

const loadDialog = () => import('./api-call-dialog.tsx');
const ApiCallDialog = lazy(loadDialog);

interface ApiCallButtonProps {
  /** What the form holds at the moment it is asked. */
  calls: () => FormCalls;
  className?: string;
}

/** Shows what a form would do as a call of the Partner API. Its code arrives when it is first wanted. */
export function ApiCallButton({ calls, className }: ApiCallButtonProps) {
  const t = useTranslations('apiCall');
  const [shown, setShown] = useState<FormCalls | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setShown(null));
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={() => void loadDialog()}
        onClick={() => setShown(calls())}
      >
        {t('button')}
      </Button>
      {shown && (
        <Suspense>
          <ApiCallDialog title={t('title')} calls={shown} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
