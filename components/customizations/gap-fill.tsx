'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormFigure } from '#components/form/form-figure.tsx';
import { FormSwitch } from '#components/form/form-switch.tsx';

interface GapFillProps {
  path: string;
  noteId?: string;
}

/** Whether gaps shorter than the minimum stay may be booked, and which. */
export function GapFill({ path, noteId }: GapFillProps) {
  const t = useTranslations('customizations.gapFill');
  const enabled: unknown = useWatch({ name: `${path}.enabled` });
  return (
    <div className="flex flex-col gap-3">
      <FormSwitch path={`${path}.enabled`} label={t('enabled')} />
      {enabled === true && (
        <div className="flex flex-wrap gap-4 pl-10">
          <FormFigure
            path={`${path}.gaps`}
            label={t('longest')}
            hint={t('longestHint')}
            tail={t('nights')}
            errorId={noteId}
            className="w-52"
          />
          <FormFigure
            path={`${path}.buffer`}
            label={t('buffer')}
            hint={t('bufferHint')}
            tail={t('nights')}
            errorId={noteId}
            className="w-52"
          />
        </div>
      )}
    </div>
  );
}
