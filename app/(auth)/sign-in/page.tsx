import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Mark } from '#components/icons/mark.tsx';
import { PriceStrip } from '#components/sign-in/price-strip.tsx';
import { SignInForm } from '#components/sign-in/sign-in-form.tsx';
import { readDemoLogins } from '#lib/demo-logins.ts';
import { returnPath } from '#lib/paths.ts';

interface SignInPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { from, ended } = await searchParams;
  const logins = await readDemoLogins();
  return (
    <div className="grid min-h-dvh md:h-dvh md:grid-cols-[minmax(0,1fr)] lg:grid-cols-[520px_minmax(0,1fr)]">
      <main className="mx-auto flex w-full max-w-[520px] flex-col gap-8 overflow-auto px-6 pt-8 pb-7 sm:px-[88px] lg:border-ink lg:border-r">
        <header className="flex items-center gap-2.5 text-16 font-semibold tracking-[-.01em]">
          <Mark size={22} />
          Ratewright
        </header>
        <SignInForm
          returnTo={returnPath(typeof from === 'string' ? from : undefined)}
          ended={ended === '1'}
          logins={logins}
        />
      </main>
      <PriceStrip />
    </div>
  );
}
