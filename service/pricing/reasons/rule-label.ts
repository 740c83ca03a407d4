import { type EpochDay, weekdayOf } from '#contract/dates.ts';
import type { Locale } from '#contract/locales.ts';
import type { NightRule } from '../night-rules.ts';
import { messagesOf } from './languages.ts';
import { countOf, localeFormats, utcDate } from './locale-formats.ts';

/** What a rule that speaks about a night is called: its season's dates, its weekday, its lead time. */
export function ruleLabel(
  locale: Locale,
  rule: Pick<NightRule, 'setting' | 'lead'> & Partial<Pick<NightRule, 'spans'>>,
  day: EpochDay,
): string {
  const messages = messagesOf(locale).rules;
  const formats = localeFormats(locale);
  const season = rule.spans?.find(({ from, to }) => from <= day && day <= to);
  const dates = season ? formats.shortDate.formatRange(utcDate(season.from), utcDate(season.to)) : '';
  switch (rule.setting) {
    case 'service-minimum':
      return messages.serviceMinimum;
    case 'min-price':
      return messages.minPrice;
    case 'max-price':
      return messages.maxPrice;
    case 'day-of-week-min-prices':
    case 'day-of-week-min-stays':
      return messages.weekday(weekdayOf(day));
    case 'seasonal-day-of-week-min-prices':
    case 'seasonal-day-of-week-min-stays':
      return formats.parts.format([messages.season(dates), messages.weekday(weekdayOf(day))]);
    case 'no-minimum-stay':
      return messages.noMinStay;
    case 'min-stay':
      return messages.minStay;
    case 'gap-fill-min-stay':
    case 'seasonal-gap-fill-min-stays':
      return messages.gapFill;
    default:
      return rule.lead
        ? messages.lead(countOf(formats, rule.lead.days), rule.lead.direction)
        : messages.season(dates);
  }
}
