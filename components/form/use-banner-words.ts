'use client';
import { useTranslations } from 'next-intl';
import type { Banner } from '#components/form/refusal.ts';
import { useBecauseWords } from '#components/form/use-because-words.ts';

/** Puts into words why what was sent was not taken as a whole. */
export function useBannerWords(currency: string | null = null): (banner: Banner) => string {
  const t = useTranslations('form.refusal');
  const because = useBecauseWords(currency);
  return ({ reason, error }) => (reason === 'refused' ? because(error) : t(reason));
}
