import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ImportKind, MAXIMUM_IMPORT_BYTES } from '#contract/console/csv-files.ts';
import type { Import, ImportPreviewAttributes } from '#contract/console/csv-imports.ts';
import { applyImport, previewImport, undoImport } from '#lib/csv/send-import.ts';
import { takeUpImport } from '#lib/csv/take-up-import.ts';
import { ReadError } from '#lib/read.ts';

/** A file, or rows that were pasted, as they are sent. */
export interface Chosen {
  name: string;
  content: Blob;
}

export type ImportStep =
  | { at: 'choosing'; failure?: ReadError; chosen?: Chosen }
  | { at: 'reading'; chosen: Chosen }
  | {
      at: 'previewed';
      chosen: Chosen;
      preview: ImportPreviewAttributes;
      applying?: boolean;
      /** The listings changed meanwhile; this is a new preview. */
      isRenewed?: boolean;
      failure?: ReadError;
    }
  | { at: 'done'; result: Import; undoing?: boolean; failure?: ReadError };

/** From a file to its preview, and from there to what became of it. */
export function useImport(kind: ImportKind) {
  const [step, setStep] = useState<ImportStep>({ at: 'choosing' });
  const queries = useQueryClient();
  const reading = useRef<AbortController>(null);

  async function look(chosen: Chosen, { isRenewed = false } = {}) {
    reading.current?.abort();
    if (chosen.content.size > MAXIMUM_IMPORT_BYTES) {
      setStep({ at: 'choosing', chosen, failure: new ReadError(413, 'too large', { code: 'too_large' }) });
      return;
    }
    const abort = new AbortController();
    reading.current = abort;
    setStep({ at: 'reading', chosen });
    try {
      const preview = await previewImport(kind, chosen.content, abort.signal);
      setStep({ at: 'previewed', chosen, preview, isRenewed });
    } catch (error) {
      if (!abort.signal.aborted) setStep({ at: 'choosing', chosen, failure: asReadError(error) });
    }
  }

  async function apply() {
    if (step.at !== 'previewed') return;
    const { chosen, preview } = step;
    setStep({ at: 'previewed', chosen, preview, applying: true });
    try {
      const result = await applyImport(kind, preview.digest, chosen.content);
      setStep({ at: 'done', result });
    } catch (error) {
      const failure = asReadError(error);
      if (failure.code === 'changed_since') await look(chosen, { isRenewed: true });
      else setStep({ at: 'previewed', chosen, preview, failure });
    } finally {
      takeUpImport(queries);
    }
  }

  async function undo() {
    if (step.at !== 'done') return;
    const { result } = step;
    setStep({ at: 'done', result, undoing: true });
    try {
      setStep({ at: 'done', result: await undoImport(result.id) });
    } catch (error) {
      setStep({ at: 'done', result, failure: asReadError(error) });
    } finally {
      takeUpImport(queries);
    }
  }

  function startAgain() {
    reading.current?.abort();
    setStep({ at: 'choosing' });
  }

  return { step, look, apply, undo, startAgain };
}

export const asReadError = (error: unknown) =>
  error instanceof ReadError ? error : new ReadError(0, String(error));
