'use client';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { FormFigure } from '#components/form/form-figure.tsx';
import { currencySign } from '#lib/format/money.ts';

interface MoneyFieldProps extends Omit<ComponentProps<typeof FormFigure>, 'lead' | 'digits'> {
  currency: string;
  /** To the smallest unit that the currency has; whole amounts otherwise. */
  exact?: boolean;
}

/** An amount in the listing's currency. */
export function MoneyField({ currency, exact = false, ...props }: MoneyFieldProps) {
  const locale = useLocale();
  return (
    <FormFigure {...props} lead={currencySign(currency, locale)} digits={exact ? decimalsOf(currency) : 0} />
  );
}

/** Yen has none, euros have two. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
