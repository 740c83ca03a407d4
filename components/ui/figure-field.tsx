'use client';
import { useLocale } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Field, fieldBox, fieldInput } from '#components/ui/field.tsx';
import { formatNumber } from '#lib/format/number.ts';
import { parseNumber } from '#lib/format/parse-number.ts';

/** A figure, null where there is none, or the text that could not be read as one. */
export type Figure = number | null | string;

export interface FigureFieldProps {
  label: string;
  labelHidden?: boolean | 'wide' | undefined;
  value: Figure;
  onChange: (value: Figure) => void;
  /** The most decimals; a figure with more is kept as its text. */
  digits?: number | undefined;
  /** A currency sign or unit before the figure. */
  lead?: ReactNode;
  /** A unit after the figure, e.g. %. */
  tail?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Wrong, with the words elsewhere: in the element of this id. */
  errorId?: string | undefined;
  changed?: boolean | undefined;
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Negative figures make sense. */
  signed?: boolean | undefined;
  className?: string | undefined;
}

/** A figure in the person's own notation that keeps whatever is typed; right-aligned, arrow keys step by one. */
export function FigureField({
  label,
  labelHidden,
  value,
  onChange,
  digits = 0,
  lead,
  tail,
  hint,
  error,
  errorId,
  changed,
  readOnly,
  placeholder = '–',
  signed,
  className,
}: FigureFieldProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const written =
    typeof value === 'number' ? formatNumber(value, locale, { maximumFractionDigits: 6 }) : value;

  function type(text: string) {
    setTyped(text);
    const figure = parseNumber(text, locale);
    const isReadable = figure === null || (figure !== undefined && hasDigits(figure, digits));
    onChange(isReadable ? figure : text);
  }

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span
          className={classNames(
            fieldBox({ changed, wrong: Boolean(error || errorId) }),
            readOnly && 'border-line-2 bg-transparent',
          )}
        >
          {lead && <span className="text-ink-3">{lead}</span>}
          <input
            {...control}
            aria-describedby={errorId ?? control['aria-describedby']}
            aria-invalid={Boolean(error || errorId)}
            value={typed ?? written ?? ''}
            readOnly={readOnly}
            placeholder={placeholder}
            inputMode={signed ? undefined : digits === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyped(null)}
            onKeyDown={(event) => {
              const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (step === undefined || readOnly || typeof value !== 'number') return;
              event.preventDefault();
              setTyped(null);
              onChange(signed ? value + step : Math.max(0, value + step));
            }}
            className={classNames(fieldInput, 'text-right')}
          />
          {tail && <span className="unit whitespace-nowrap text-ink-3">{tail}</span>}
        </span>
      )}
    </Field>
  );
}

const hasDigits = (figure: number, digits: number) => Number(figure.toFixed(digits)) === figure;
