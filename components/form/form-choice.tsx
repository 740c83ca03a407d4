'use client';
import { useField } from '#components/form/use-field.ts';
import { Segmented } from '#components/ui/segmented.tsx';
import { Select } from '#components/ui/select.tsx';

interface FormChoiceProps<Value extends string> {
  path: string;
  label: string;
  labelHidden?: boolean | 'wide';
  options: readonly { value: Value; label: string }[];
  className?: string;
}

/** One of a few, all in sight. */
export function FormSegmented<Value extends string>({ path, label, options }: FormChoiceProps<Value>) {
  const { value, onChange, readOnly, place } = useField<Value>(path);
  return (
    <div {...place}>
      <Segmented label={label} value={value} options={options} onChange={onChange} disabled={readOnly} />
    </div>
  );
}

/** One of some, in a row that has no room for all. */
export function FormSelect<Value extends string>({ path, ...props }: FormChoiceProps<Value>) {
  const { value, onChange, error, changed, readOnly, place } = useField<Value>(path);
  const { className, ...rest } = props;
  return (
    <div {...place} className={className}>
      <Select
        {...rest}
        value={value}
        onChange={onChange}
        error={error}
        changed={changed}
        disabled={readOnly}
      />
    </div>
  );
}
