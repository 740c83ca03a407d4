'use client';
import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { FormCalls } from '#lib/api-call/api-call.ts';
import { ShownCalls } from './shown-calls.tsx';

interface ApiCallDialogProps {
  title: string;
  calls: FormCalls;
  onClose: () => void;
}

/** The calls that do what a form would do, or why there are none. */
export default function ApiCallDialog({ title, calls, onClose }: ApiCallDialogProps) {
  const t = useTranslations('apiCall');
  const common = useTranslations('common');
  const dialog = (
    <Dialog
      title={title}
      onClose={onClose}
      className="w-[46rem]!"
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {'calls' in calls && calls.calls.length > 0 ? (
        <ShownCalls calls={calls.calls} isUnchanged={calls.isUnchanged} />
      ) : (
        <div className="flex flex-col gap-2">
          <p className="flex items-start gap-1.5">
            <Icon name="info" className="mt-0.5 text-ink-3" />
            {t('invalid')}
          </p>
          <ul className="flex flex-col gap-1.5">
            {('problems' in calls ? calls.problems : []).map(({ path, text }) => (
              <li key={`${path} ${text}`} className="flex flex-wrap gap-x-3 border-line border-t pt-1.5">
                <code className="font-mono text-12 text-ink-2">{path}</code>
                <span className="text-bad">{text}</span>
              </li>
            ))}
          </ul>
          {'problems' in calls && calls.problems.length === 0 && <p className="text-ink-2">{t('nothing')}</p>}
        </div>
      )}
    </Dialog>
  );
  // Outside of the form that it tells of: Return and Escape are meant for the dialog.
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps events, and takes none
    <div onKeyDown={keep} onFocus={keep} onBlur={keep} onClick={keep} onPaste={keep} onCopy={keep}>
      {dialog}
    </div>,
    document.body,
  );
}

const keep = (event: SyntheticEvent) => event.stopPropagation();
