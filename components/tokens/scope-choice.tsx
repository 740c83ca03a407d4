'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '#components/icons/icon.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import type { PersonalTokenScope } from '#contract/scopes.ts';
import { scopeGroups } from '#lib/tokens/scope-groups.ts';

interface ScopeChoiceProps {
  available: readonly PersonalTokenScope[];
  chosen: readonly PersonalTokenScope[];
  onChange: (scopes: PersonalTokenScope[]) => void;
  error: string | undefined;
}

/** What the token may do, grouped by what it is about. */
export function ScopeChoice({ available, chosen, onChange, error }: ScopeChoiceProps) {
  const t = useTranslations('settings.tokens');
  const errorId = useId();

  function toggle(scope: PersonalTokenScope, isOn: boolean) {
    onChange(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  }

  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-2 font-semibold">
        {t('form.scopes')}{' '}
        <span className="ml-2 font-normal text-12 text-ink-2">
          {t('form.scopesNote', { chosen: chosen.length, available: available.length })}
        </span>
      </legend>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {scopeGroups(available).map(({ name, scopes }) => (
          <div key={name} className="flex flex-col gap-2">
            <span className="text-12 text-ink-2">{t(`group.${name}`)}</span>
            {scopes.map((scope) => (
              <label key={scope} className="flex items-start gap-2 touch:min-h-11">
                <Checkbox
                  className="mt-[3px]"
                  checked={chosen.includes(scope)}
                  onChange={(event) => toggle(scope, event.target.checked)}
                />
                <span>
                  <code className="block font-mono text-12">{scope}</code>
                  <span className="block text-12 text-ink-2">{t(`scope.${scope}`)}</span>
                </span>
              </label>
            ))}
          </div>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1 pt-2 text-12 text-bad">
          <Icon name="alert" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
