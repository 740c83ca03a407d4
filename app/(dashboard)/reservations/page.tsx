import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Reservations } from '#components/reservations/reservations.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { todayIn } from '#lib/calendar/today.ts';
import { listingTitlesQuery } from '#lib/listings/listing-titles.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { reservationsQuery } from '#lib/reservations/list-reservations.ts';
import { reservationTotalsQuery } from '#lib/reservations/reservation-totals.ts';
import { readReservationsView } from '#lib/reservations/reservations-view.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reservations'))('title') };
}

export default async function ReservationsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const session = await requireSession(paths.reservations());
  if (session.kind === 'staff') notFound();
  const t = await getTranslations('reservations');
  const queries = makeQueryClient();
  const read = readAs(session);
  const view = readReservationsView(await searchParams);
  const here = paths.reservations();
  const today = todayIn('UTC', new Date());
  await Promise.all([
    prefetch(queries, reservationsQuery(read, view, today, null), here),
    prefetch(queries, reservationTotalsQuery(read, view, today, null), here),
    prefetch(queries, listingTitlesQuery(read), here),
  ]);
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Screen crumbs={[{ label: t('title') }]}>
        <Reservations />
      </Screen>
    </HydrationBoundary>
  );
}
