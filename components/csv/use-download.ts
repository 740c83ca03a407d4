import { useRef, useState } from 'react';
import { downloadExport } from '#lib/csv/download-export.ts';
import { type ExportView, exportQuery } from '#lib/csv/export-view.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { ReadError } from '#lib/read.ts';

export type Download =
  | { state: 'idle' | 'stopped' }
  | { state: 'running'; bytes: number }
  | { state: 'done'; name: string; bytes: number }
  | { state: 'failed'; error: ReadError };

/** Downloads an export, says how far it is, and can be stopped. */
export function useDownload() {
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const running = useRef<AbortController>(null);

  async function start(view: ExportView, today: string) {
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    setDownload({ state: 'running', bytes: 0 });
    try {
      const onBytes = (bytes: number) => setDownload({ state: 'running', bytes });
      const { name, content } = await downloadExport(view.what, exportQuery(view, today), {
        onBytes,
        signal,
      });
      saveFile(name, content);
      setDownload({ state: 'done', name, bytes: content.size });
    } catch (error) {
      if (signal.aborted) setDownload({ state: 'stopped' });
      else
        setDownload({
          state: 'failed',
          error: error instanceof ReadError ? error : new ReadError(0, String(error)),
        });
    }
  }

  return { download, start, stop: () => running.current?.abort() };
}
