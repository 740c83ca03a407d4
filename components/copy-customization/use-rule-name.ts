import { useTranslations } from 'next-intl';
import type { CustomizationName } from '#contract/customizations/names.ts';
import { ruleName } from '#lib/previews/rule-name.ts';

/** What the rule of a customization at a path is called, with its number where it stands in a list. */
export function useRuleName(customization: CustomizationName): (path: string) => string {
  const t = useTranslations('preview.warning');
  const rules = useTranslations('customizations');
  return (path) => {
    const { heading, entry } = ruleName({ customization, path });
    const name = rules(heading);
    return entry === null ? name : t('entry', { name, entry });
  };
}
