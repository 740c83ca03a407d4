'use client';
import { useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
}

const pauseMs = 250;

/** Searches when typing pauses. */
export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (text: string) => {
    clearTimeout(timer.current);
    setDraft(null);
    onSearch(text.trim());
  };
  return (
    // Not a TextField: with its hint and error it would be half a kilobyte of every first load.
    <span
      className={classNames(
        'flex h-[30px] items-center gap-1 rounded-control border border-control bg-raised px-2 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-hand touch:h-11',
        className,
      )}
    >
      <Icon name="search" size={14} className="text-ink-3" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), pauseMs);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') search(currentTarget.value);
        }}
        className="w-full min-w-0 bg-transparent outline-none touch:text-16 [&::-webkit-search-cancel-button]:hidden"
      />
    </span>
  );
}
