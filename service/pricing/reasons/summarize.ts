import type { Locale } from '#contract/locales.ts';
import type { ExplainedStep, Explanation } from '../explanation.ts';
import { messagesOf } from './languages.ts';
import { formatMoney, localeFormats } from './locale-formats.ts';

/** More causes than these are a list, not a sentence. */
const MOST_CAUSES = 3;

/** A night in plain words: what moved it most, which limit holds it, what its owner made of it. */
export function summarize(night: Omit<Explanation, 'summary'>, locale: Locale, currency: string): string {
  const messages = messagesOf(locale).summary;
  const formats = localeFormats(locale);
  const money = (price: number) => formatMoney(locale, currency, price);
  const factors = night.steps.filter((step) => step.kind === 'factor');
  const limit = night.steps.findLast((step) => step.kind === 'limit');

  const sentences: string[] = [];
  if (factors.length === 0) sentences.push(messages.unmoved(money(night.basePrice)));
  else {
    const causes = strongest(factors).map(({ label, ratio }) => `${label} (${formats.change.format(ratio)})`);
    sentences.push(
      messages.moved(formats.list.format(causes), money(night.basePrice), money(night.modeledPrice)),
    );
  }
  if (limit && limit.afterCents === night.modeledPrice * 100) {
    const price = money(night.modeledPrice);
    sentences.push(limit.key === 'floor' ? messages.heldAtFloor(price) : messages.heldAtCeiling(price));
  }
  const override = night.steps.find((step) => step.kind === 'override');
  if (override?.key === 'fixed') sentences.push(messages.ownPrice(money(night.price)));
  if (override?.key === 'percentage') {
    sentences.push(messages.ownAdjustment(formats.change.format(override.ratio), money(night.price)));
  }
  return sentences.join(messages.separator);
}

/** The factors that move most, in the order in which they act. */
function strongest<T extends ExplainedStep>(factors: readonly T[]): T[] {
  const chosen = [...factors]
    .sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents))
    .slice(0, MOST_CAUSES);
  return factors.filter((factor) => chosen.includes(factor));
}
