import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import type { Chosen } from '#components/csv/use-import.ts';
import { Icon } from '#components/icons/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';

/** A file to be dropped or chosen, or rows to be pasted. */
export function FilePick({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const t = useTranslations('csv.import');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const take = (file: File | undefined) => file && onChoose({ name: file.name, content: file });
  return (
    <div className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has its button beside it */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed px-4 py-6',
          isOver ? 'border-hand bg-hand-wash' : 'border-control',
        )}
      >
        <span className="text-ink-2 max-md:hidden">{t('drop')}</span>
        <Button variant="first" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Button aria-expanded={isPasting} onClick={() => setPasting((was) => !was)}>
          <Icon name="copy" size={14} />
          {t('paste')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          hidden
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        <p className="basis-full text-12 text-ink-2">{t('bounds')}</p>
      </div>
      {isPasting && <PastedRows onChoose={onChoose} />}
    </div>
  );
}

function PastedRows({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const t = useTranslations('csv.import');
  const id = useId();
  const [rows, setRows] = useState('');
  const look = () => onChoose({ name: t('pasted'), content: new Blob([rows], { type: 'text/csv' }) });
  return (
    <div className="flex flex-col items-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('pasteLabel')}
      </label>
      <textarea
        id={id}
        value={rows}
        onChange={({ target }) => setRows(target.value)}
        rows={8}
        spellCheck={false}
        className="w-full rounded-control border border-control bg-raised px-2 py-1.5 font-mono text-12 touch:text-16"
      />
      <Button disabled={rows.trim() === ''} onClick={look}>
        {t('read')}
      </Button>
    </div>
  );
}
