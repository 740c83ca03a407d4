import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { todayIn } from '#lib/calendar/today.ts';
import { gridListingsQuery } from '#lib/multi-calendar/read-grid.ts';
import { readAs } from '#lib/partner-api/read-as.ts';
import { paths } from '#lib/paths.ts';
import { prefetch } from '#lib/prefetch.ts';
import { makeQueryClient } from '#lib/query-client.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { BulkEditing } from '../bulk-editing.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('multiCalendar'))('title') };
}

export default async function CalendarPage() {
  const session = await requireSession(paths.calendar());
  if (session.kind === 'staff') notFound();
  const queries = makeQueryClient();
  const today = todayIn('UTC', new Date());
  await prefetch(queries, gridListingsQuery(readAs(session), today), paths.calendar());
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <BulkEditing>
        <CalendarScreen today={today} />
      </BulkEditing>
    </HydrationBoundary>
  );
}
