import { useTranslations } from 'next-intl';
import { EXPORT_KINDS, type ExportKind } from '#contract/console/csv-files.ts';

interface ExportKindsProps {
  value: ExportKind;
  onChange: (kind: ExportKind) => void;
}

/** What the file holds: each with what a row of it says. */
export function ExportKinds({ value, onChange }: ExportKindsProps) {
  const t = useTranslations('csv');
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1.5 font-medium">{t('export.what')}</legend>
      {EXPORT_KINDS.map((kind) => (
        <label
          key={kind}
          className="flex cursor-pointer items-start gap-2.5 border-line border-t py-2.5 last:border-b hover:bg-hover has-checked:bg-hand-wash"
        >
          <input
            type="radio"
            name="what"
            checked={kind === value}
            onChange={() => onChange(kind)}
            className="mt-0.5 ml-2 size-4 shrink-0 appearance-none rounded-full border border-control bg-raised checked:border-5 checked:border-hand"
          />
          <span className="min-w-0 pr-2">
            <b className="font-semibold">{t(`kind.${kind}`)}</b>
            <span className="block text-ink-2">{t(`export.hint.${kind}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
