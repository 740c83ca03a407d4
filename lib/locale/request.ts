import { headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { localeFromAcceptLanguage, nearestLocale } from '#lib/locale/locales.ts';
import { loadMessages } from '#lib/locale/messages.ts';
import { findSession } from '#lib/session/session.ts';

/** The signed-in person's locale; before sign-in, the browser's. Dates without a zone of their own are UTC. */
export default getRequestConfig(async () => {
  const session = await findSession();
  const locale =
    nearestLocale(session?.locale) ?? localeFromAcceptLanguage((await headers()).get('accept-language'));
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' };
});
