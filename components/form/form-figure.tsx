'use client';
import { useLocale } from 'next-intl';
import { useField } from '#components/form/use-field.ts';
import { useProblemText } from '#components/form/use-problem-text.ts';
import { type Figure, FigureField, type FigureFieldProps } from '#components/ui/figure-field.tsx';
import { parseNumber } from '#lib/format/parse-number.ts';
import type { Problem } from '#lib/forms/problem.ts';

type Bound = 'value' | 'onChange' | 'error' | 'changed' | 'readOnly';

interface FormFigureProps extends Omit<FigureFieldProps, Bound> {
  path: string;
  /** Where the field is shown in another measure than it has: a factor as a percentage. */
  measure?: { show: (value: number) => number; read: (shown: number) => number };
}

/** A figure of the form around. With `errorId` its problem is told there, not below it. */
export function FormFigure({ path, measure, errorId, ...props }: FormFigureProps) {
  const field = useField<Figure>(path);
  const locale = useLocale();
  const text = useProblemText();
  const { digits = 0 } = props;
  const converted = (figure: Figure, convert: ((value: number) => number) | undefined) =>
    typeof figure === 'number' && convert ? convert(figure) : figure;
  const problem = field.problem && precise(field.problem, field.value, digits, locale);
  return (
    <div {...field.place} className={props.className}>
      <FigureField
        {...props}
        className={undefined}
        value={converted(field.value, measure?.show)}
        onChange={(figure) => field.onChange(converted(figure, measure?.read))}
        error={problem && errorId === undefined ? text(problem) : undefined}
        errorId={problem && errorId}
        changed={field.changed}
        readOnly={field.readOnly}
      />
    </div>
  );
}

/** What could not be taken is a figure after all, with too many decimals. */
function precise(problem: Problem, value: Figure, digits: number, locale: string): Problem {
  const isFigure = typeof value === 'string' && typeof parseNumber(value, locale) === 'number';
  if (problem.kind !== 'number' || !isFigure) return problem;
  return digits === 0 ? { ...problem, kind: 'whole' } : { ...problem, kind: 'digits', limit: digits };
}
