'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';

/**
 * While there is something to lose, asks before a link, the way back or closing the page takes it away.
 * @returns the question, to be rendered
 */
export function useLeaveGuard(hasUnsaved: boolean): ReactNode {
  const t = useTranslations('form.leave');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const mayPass = useRef(false);

  useEffect(() => {
    if (!hasUnsaved) return;
    mayPass.current = false;
    const ask = (go: () => void) =>
      setLeave(() => () => {
        mayPass.current = true;
        go();
      });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || mayPass.current || !isPlain(event) || link.target === '_blank' || link.download)
        return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => link.click());
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || mayPass.current) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => window.navigation.traverseTo(key));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayPass.current) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    // Not every browser in use has it; there the way back goes unasked.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [hasUnsaved]);

  if (!leave) return null;
  return (
    <Dialog
      title={t('title')}
      onClose={() => setLeave(null)}
      actions={
        <>
          <Button onClick={() => setLeave(null)}>{t('stay')}</Button>
          <Button
            variant="first"
            onClick={() => {
              setLeave(null);
              leave();
            }}
          >
            {t('leave')}
          </Button>
        </>
      }
    >
      <p className="text-14 text-ink-2">{t('detail')}</p>
    </Dialog>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
