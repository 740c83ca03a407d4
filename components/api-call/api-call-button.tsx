'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import type { FormCalls } from '#lib/api-call/api-call.ts';

const loadDialog = () => import('./api-call-dialog.tsx');
const ApiCallDialog = lazy(loadDialog);

interface ApiCallButtonProps {
  /** What the form holds when it is asked. */
  calls: () => FormCalls;
  /** Ends when `calls` can tell what is wrong with it. */
  ready?: () => Promise<void>;
  className?: string;
}

/** Shows what a form would do as a call of the Partner API. Its code arrives when it is first wanted. */
export function ApiCallButton({ calls, ready, className }: ApiCallButtonProps) {
  const t = useTranslations('apiCall');
  const [isShown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function show() {
    await ready?.();
    setShown(true);
  }

  function close() {
    flushSync(() => setShown(false));
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
        onClick={() => void show()}
      >
        {t('button')}
      </Button>
      {isShown && (
        <Suspense>
          <ApiCallDialog title={t('title')} calls={calls()} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
