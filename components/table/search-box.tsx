'use client';
import { useRef, useState } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { TextField } from '#components/ui/text-field.tsx';

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
    <TextField
      label={label}
      labelHidden
      type="search"
      placeholder={label}
      maxLength={100}
      lead={<Icon name="search" size={14} />}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(target.value), pauseMs);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') search(currentTarget.value);
      }}
      className={className}
      inputClassName="[&::-webkit-search-cancel-button]:hidden"
    />
  );
}
