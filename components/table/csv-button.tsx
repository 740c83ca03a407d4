'use client';
import { useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { linkLook } from '#components/ui/link-look.ts';

interface CsvButtonProps {
  /** What it downloads. */
  title: string;
  failed: string;
  onDownload: () => Promise<void>;
}

/** Downloads what a screen shows, and says how that goes. */
export function CsvButton({ title, failed, onDownload }: CsvButtonProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async () => {
    setState('busy');
    try {
      await onDownload();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className={linkLook}
      aria-busy={state === 'busy'}
      onClick={state === 'busy' ? undefined : start}
      title={title}
    >
      <Icon name="download" size={14} />
      {state === 'failed' ? failed : state === 'busy' ? 'CSV …' : 'CSV'}
    </button>
  );
}
