import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { nonceHeader } from '#lib/security-headers.ts';
import { readTheme, themeCookie } from '#lib/theme.ts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Ratewright', template: '%s · Ratewright' },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#161512' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = readTheme((await cookies()).get(themeCookie)?.value);
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return (
    <html lang={await getLocale()} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        {/* react-aria looks here for the nonce of the styles it adds; browsers hide the attribute again. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
      </head>
      <body>
        <NextIntlClientProvider>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
