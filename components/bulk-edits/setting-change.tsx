import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { PercentText } from '#components/ui/percent-text.tsx';
import type { BulkChange } from '#contract/console/bulk-edits/change.ts';
import type { BulkSettings } from '#contract/console/bulk-edits/outcome.ts';
import { overrideGist } from '#lib/bulk-edits/override-gist.ts';
import { joinFacts } from '#lib/format/facts.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatDifference, formatNumber } from '#lib/format/number.ts';

export type Setting = keyof BulkSettings;

/** The settings that a change is about, in the order of the form. */
export function changedSettings(change: BulkChange): Setting[] {
  const { nights } = change;
  return [
    ...(['base-price', 'min-price', 'max-price', 'min-stay'] as const).filter(
      (name) => change[name] !== undefined,
    ),
    ...(nights?.override ? (['overrides'] as const) : []),
    ...(nights?.['min-stay'] !== undefined ? (['seasonal-min-stays'] as const) : []),
    ...(change.enabled === undefined ? [] : (['enabled'] as const)),
  ];
}

interface SettingChangeProps {
  of: Setting;
  before: BulkSettings | null;
  after: BulkSettings | null;
  currency: string | null;
  /** The person is about to set it: blue. */
  byHand?: boolean;
}

/** A setting before and after; alone where it stays, a dash where it is not known. */
export function SettingChange({ of, before, after, currency, byHand = false }: SettingChangeProps) {
  const words = useSettingWords();
  const [was, is] = [before?.[of], after?.[of]];
  if (was === undefined || is === undefined) return <span className="text-ink-3">–</span>;
  const [from, to] = [words({ [of]: was }, of, currency), words({ [of]: is }, of, currency)];
  if (JSON.stringify(was) === JSON.stringify(is))
    return (
      <span className="text-ink-2">
        <PercentText>{from}</PercentText>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className="text-ink-2">
        <PercentText>{from}</PercentText>
      </span>
      <Icon name="arrow-right" size={12} className="text-ink-3" />
      <b className={byHand ? 'text-hand' : undefined}>
        <PercentText>{to}</PercentText>
      </b>
    </span>
  );
}

/** A setting's value in a few letters. */
function useSettingWords() {
  const t = useTranslations('bulkEdits.value');
  const locale = useLocale();
  const money = (amount: number, currency: string | null) =>
    currency ? formatMoney(amount, currency, locale) : formatNumber(amount, locale);
  return (settings: BulkSettings, of: Setting, currency: string | null): string => {
    switch (of) {
      case 'enabled':
        return t(settings.enabled ? 'on' : 'off');
      case 'min-stay':
        return formatNumber(settings['min-stay'] ?? 0, locale);
      case 'overrides': {
        const gist = overrideGist(settings.overrides ?? []);
        if (gist.kind === 'none') return '–';
        if (gist.kind === 'several') return t('several', { count: gist.nights });
        const value =
          gist.kind === 'price'
            ? money(gist.value, currency)
            : formatDifference(gist.value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
        return t('overridden', { value, count: gist.nights });
      }
      case 'seasonal-min-stays': {
        const stays = [...new Set(settings['seasonal-min-stays']?.map((season) => season['min-stay']))];
        return stays.length === 0
          ? '–'
          : joinFacts(
              stays.map((stay) => formatNumber(stay, locale)),
              locale,
            );
      }
      default: {
        const amount = settings[of] ?? null;
        return amount === null ? '–' : money(amount, currency);
      }
    }
  };
}
