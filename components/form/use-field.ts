'use client';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useFormPlace } from '#components/form/form-place.ts';
import { useProblemText } from '#components/form/use-problem-text.ts';

/**
 * The value at a path of the form around, with what a control needs to show it.
 * Put `place` on the element around the control, so that the form knows where the focus is.
 */
export function useField<Value>(path: string) {
  const { isChanged, problemAt, readOnly, register } = useFormPlace();
  const text = useProblemText();
  const { field } = useController({ name: path });
  useEffect(() => register(path), [path, register]);
  const problem = problemAt(path);
  return {
    value: field.value as Value,
    onChange: field.onChange as (value: Value) => void,
    problem,
    error: problem && text(problem),
    changed: isChanged(path),
    readOnly,
    place: { 'data-field': path },
  };
}
