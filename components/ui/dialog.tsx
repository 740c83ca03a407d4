'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  onClose: () => void;
  className?: string;
}

/** A modal question. Mount it to open it; Escape and a press outside close it. */
export function Dialog({ title, children, actions, onClose, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    // Opening moves the focus, which fields answer with a render: not inside this one.
    queueMicrotask(() => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal();
    });
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, through onCancel
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog around the place that opened this one would take it for its own.
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={classNames(
        'm-auto w-[27rem] max-w-[calc(100vw-2rem)] rounded-overlay border border-line-2 bg-raised text-ink shadow-overlay outline-none',
        className,
      )}
    >
      <div className="flex flex-col gap-4 p-5">
        <h2 id={titleId}>{title}</h2>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-2 pt-1">{actions}</div>}
      </div>
    </dialog>
  );
}
