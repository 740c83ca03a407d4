import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Tokens } from '#components/tokens/tokens.tsx';
import { publicApiUrl } from '#lib/environment.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { tokensQuery } from '#lib/tokens/list-tokens.ts';
import { planQuery } from '#lib/tokens/read-plan.ts';
import { SettingsScreen } from '../settings-screen.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings.tokens'))('title') };
}

export default async function TokensPage() {
  const here = paths.settings('tokens');
  const session = await requireSession(here);
  if (session.kind === 'staff') notFound();
  const queries = makeQueryClient();
  const read = readAs(session);
  await Promise.all([prefetch(queries, tokensQuery(read), here), prefetch(queries, planQuery(read), here)]);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <SettingsScreen section="tokens">
        <Tokens apiUrl={publicApiUrl()} />
      </SettingsScreen>
    </HydrationBoundary>
  );
}
