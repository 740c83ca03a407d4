'use client';
import { useTranslations } from 'next-intl';
import { EntryList } from '#components/customizations/entry-list.tsx';
import { FormSelect } from '#components/form/form-choice.tsx';
import { FormFigure } from '#components/form/form-figure.tsx';
import { MAXIMUM_RULES } from '#contract/customizations/bounds.ts';

interface LeadRulesProps {
  path: string;
  /** What a rule sets: a minimum stay in nights, or a percentage on the price. */
  sets: 'min-stay' | 'percentage';
  /** Names the rule in a season for assistive technology. */
  label: string;
}

/** Rules that hold so many days before arrival, or from so many on. */
export function LeadRules({ path, sets, label }: LeadRulesProps) {
  const t = useTranslations('customizations.lead');
  const days = sets === 'min-stay' ? 'days-away' : 'days';
  const directions = (['within', 'after'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <EntryList
      path={path}
      rowLabel={(number) => t('rule', { label, number })}
      addLabel={t('add')}
      fresh={{ [days]: null, direction: 'within', [sets]: null }}
      most={MAXIMUM_RULES}
      empty={t('none')}
    >
      {(row, errorId) => (
        <>
          <FormSelect
            path={`${row}.direction`}
            label={t('direction')}
            labelHidden
            options={directions}
            className="w-44"
          />
          <FormFigure
            path={`${row}.${days}`}
            label={t('days')}
            labelHidden
            errorId={errorId}
            tail={t('daysUnit')}
            className="w-32"
          />
          {sets === 'min-stay' ? (
            <FormFigure
              path={`${row}.min-stay`}
              label={t('minStay')}
              labelHidden
              errorId={errorId}
              tail={t('nightsUnit')}
              className="w-28"
            />
          ) : (
            <FormFigure
              path={`${row}.percentage`}
              label={t('percentage')}
              labelHidden
              errorId={errorId}
              digits={2}
              signed
              tail="%"
              className="w-24"
            />
          )}
        </>
      )}
    </EntryList>
  );
}
