'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiCallButton } from '#components/api-call/api-call-button.tsx';
import { firstOf } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { NumberField } from '#components/ui/number-field.tsx';
import { listingActivationAttributesSchema } from '#contract/listings.ts';
import { activationCall, type FormCalls } from '#lib/api-call/api-call.ts';
import { currencySign, formatMoney } from '#lib/format/money.ts';
import { changeActivation, patchCachedListing } from '#lib/listings/change-activation.ts';
import type { ListingRow } from '#lib/listings/list-listings.ts';
import { ReadError } from '#lib/read.ts';

const { shape } = listingActivationAttributesSchema;
const basePrice = shape['base-price'].unwrap();
const schema = listingActivationAttributesSchema.extend({ 'base-price': basePrice });
type Prices = z.infer<typeof schema>;
type PriceName = 'base-price' | 'min-price';
const leasts: Record<PriceName, number> = {
  'base-price': basePrice.minValue ?? 0,
  'min-price': shape['min-price'].unwrap().minValue ?? 0,
};

interface BasePriceDialogProps {
  listing: Pick<ListingRow, 'id' | 'title' | 'currency' | 'min-price'>;
  onClose: () => void;
}

/** Asks what a night usually costs before pricing is switched on for the first time. */
export default function BasePriceDialog({ listing, onClose }: BasePriceDialogProps) {
  const t = useTranslations('listings.basePrice');
  const common = useTranslations('common');
  const locale = useLocale();
  const because = useBecauseWords(listing.currency);
  const queries = useQueryClient();
  const form = useForm<Prices>({
    resolver: zodResolver(schema),
    defaultValues: { enabled: true, 'min-price': listing['min-price'] ?? undefined },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (prices) => {
    try {
      await changeActivation(listing.id, prices);
      patchCachedListing(queries, listing.id, prices);
      void queries.invalidateQueries({ queryKey: ['listings'] });
      onClose();
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      const name = error.pointer?.endsWith('/min-price') ? 'min-price' : 'base-price';
      const message = error.status === 0 ? t('unreachable') : because(firstOf(error));
      form.setError(name, { type: 'server', message });
    }
  });

  function calls(): FormCalls {
    const parsed = schema.safeParse(form.getValues());
    if (parsed.success) return { calls: [activationCall(listing.id, parsed.data)], isUnchanged: false };
    return {
      problems: parsed.error.issues.map(({ path }) => {
        const name: PriceName = path[0] === 'min-price' ? 'min-price' : 'base-price';
        return { path: name, text: leastOf(name) };
      }),
    };
  }

  const leastOf = (name: PriceName) =>
    t('least', { price: formatMoney(leasts[name], listing.currency, locale) });

  const priceField = (name: PriceName) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref: _, value, onChange, ...field } }) => (
        <NumberField
          {...field}
          value={value ?? Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
          label={t(name)}
          lead={currencySign(listing.currency, locale)}
          formatOptions={{ maximumFractionDigits: 0 }}
          hint={name === 'min-price' ? t('optional') : undefined}
          error={errors[name]?.type === 'server' ? errors[name].message : errors[name] && leastOf(name)}
        />
      )}
    />
  );

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-14 text-ink-2">{t('why', { title: listing.title })}</p>
        <div className="grid grid-cols-2 gap-4">
          {priceField('base-price')}
          {priceField('min-price')}
        </div>
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <ApiCallButton calls={calls} className="mr-auto -ml-2" />
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="first" type="submit" busy={isSubmitting}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
