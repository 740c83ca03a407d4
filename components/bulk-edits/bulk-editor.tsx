'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChangeForm } from '#components/bulk-edits/change-form.tsx';
import { CloseDialog } from '#components/bulk-edits/close-dialog.tsx';
import { Preview } from '#components/bulk-edits/preview.tsx';
import { SendBar } from '#components/bulk-edits/send-bar.tsx';
import { useDraft } from '#components/bulk-edits/use-draft.ts';
import { usePreview } from '#components/bulk-edits/use-preview.ts';
import { useSend } from '#components/bulk-edits/use-send.ts';
import { WhoseListings } from '#components/bulk-edits/whose-listings.tsx';
import { useLeaveGuard } from '#components/form/use-leave-guard.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { type BulkSelection, MAXIMUM_BULK_LISTINGS } from '#contract/console/bulk-edits/selection.ts';
import { readFromBrowser } from '#lib/bff/client.ts';
import type { StartingNights } from '#lib/bulk-edits/change-draft.ts';
import { selectedListingsQuery } from '#lib/bulk-edits/read-selected.ts';
import { useMayEdit } from '#lib/person.tsx';

interface BulkEditorProps {
  listings: BulkSelection;
  /** The nights that were chosen together with them. */
  nights?: StartingNights | undefined;
  onClose: () => void;
}

/** Takes the screen's place: what is to change at the left, what it would do at the right, and the way to send it. */
export default function BulkEditor({ listings, nights, onClose }: BulkEditorProps) {
  const t = useTranslations('bulkEdits.editor');
  const titleId = useId();
  const mayEdit = useMayEdit();
  const [isAsking, setAsking] = useState(false);
  const whose = useQuery(selectedListingsQuery(readFromBrowser, listings));
  const selected = whose.data;
  const draft = useDraft(whose, listings, nights);
  const preview = usePreview(draft.asked);
  const sending = useSend();
  const main = useRoom();
  const isDirty = draft.isTouched && !draft.isEmpty && !sending.isSent;
  const guard = useLeaveGuard(isDirty);
  const before = useRef<Element | null>(null);

  function close() {
    if (!isDirty) return onClose();
    before.current = document.activeElement;
    setAsking(true);
  }

  useEffect(() => {
    // The question takes the focus, and with it gone nothing would have it.
    if (!isAsking && before.current instanceof HTMLElement) before.current.focus();
  }, [isAsking]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside || isAsking) return;
    event.preventDefault();
    close();
  }

  if (!main) return null;
  const count = listings.ids?.length ?? selected?.count;
  return createPortal(
    <section
      role="dialog"
      aria-labelledby={titleId}
      data-bulk-editor=""
      onKeyDown={onKeyDown}
      className="absolute inset-0 z-20 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper"
    >
      <header className="mx-4 flex min-h-14 items-center gap-4 border-ink border-b py-2 md:mx-8">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-20 font-semibold tracking-[-.012em]">
            {count === undefined ? t('titleUnknown') : t('title', { count })}
          </h2>
          {selected && <WhoseListings selected={selected} />}
          {count !== undefined && count > MAXIMUM_BULK_LISTINGS && (
            <p role="alert" className="text-12 text-bad">
              {t('most', { count: MAXIMUM_BULK_LISTINGS })}
            </p>
          )}
        </div>
        <IconButton icon="close" label={t('close')} onClick={close} />
      </header>
      <div className="relative min-h-0 overflow-y-auto lg:grid lg:grid-cols-[27rem_minmax(0,1fr)] lg:overflow-hidden">
        <ChangeForm draft={draft} refused={preview.refused} />
        <Preview draft={draft} preview={preview} />
      </div>
      <SendBar draft={draft} preview={preview} sending={sending} mayEdit={mayEdit} onDiscard={close} />
      {guard}
      {isAsking && <CloseDialog onStay={() => setAsking(false)} onDiscard={onClose} />}
    </section>,
    main,
  );
}

/** The main region, with all that was in it put to rest; what had the focus has it again afterwards. */
function useRoom(): HTMLElement | null {
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const found = document.getElementById('main');
    const focused = document.activeElement;
    const covered = [...(found?.children ?? [])].filter(
      (child): child is HTMLElement => child instanceof HTMLElement && !child.inert,
    );
    for (const child of covered) child.inert = true;
    found?.scrollTo(0, 0);
    setMain(found);
    return () => {
      for (const child of covered) child.inert = false;
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    };
  }, []);
  return main;
}
