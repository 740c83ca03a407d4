import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import type { ToldWarning } from '#components/preview/use-warning-words.ts';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { CustomizationName } from '#contract/customizations/names.ts';

interface PreviewWarningsProps {
  warnings: readonly ToldWarning[];
  /** The form that is open. */
  name: CustomizationName;
}

/** What is odd about the rules, each leading to its rule in this form or to the form it belongs to. */
export function PreviewWarnings({ warnings, name }: PreviewWarningsProps) {
  const t = useTranslations('preview');
  const names = useTranslations('customizations');
  if (warnings.length === 0) return <p className="pt-1 text-ink-2">{t('noWarnings')}</p>;
  return (
    <ScrollRegion className="focus-inset h-full" aria-label={t('warningList')}>
      <ul>
        {warnings.map(({ warning, customization, path, rule, text }) => (
          <li
            key={`${warning.code} ${warning.pointer}`}
            className="flex items-start gap-1.5 border-line border-b py-1.5 last:border-b-0"
          >
            <Icon name="warning" size={14} className="mt-0.5 text-warn" />
            <span className="max-w-[80ch]">
              <b className="font-medium">{rule}</b> <span className="text-ink-2">{text}</span>
            </span>
            {customization === name ? (
              <button
                type="button"
                className="ml-auto whitespace-nowrap text-hand hover:underline touch:min-h-11"
                onClick={() => goTo(path)}
              >
                {t('goToRule')}
              </button>
            ) : (
              <Link
                href={`?type=${customization}`}
                className="ml-auto whitespace-nowrap text-hand hover:underline touch:min-h-11"
              >
                {names(`${customization}.short`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

/** To what is said of it in the form, which stands at the rule. */
function goTo(path: string): void {
  const remark = document.querySelector<HTMLElement>(`[data-remark="${CSS.escape(path)}"]`);
  remark?.focus({ preventScroll: true });
  remark?.scrollIntoView({ block: 'center' });
}
