import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { EditProgress } from '#components/bulk-edits/edit-progress.tsx';
import { Screen } from '#components/shell/screen.tsx';
import { paths } from '#lib/paths.ts';
import { requireSession } from '#lib/session/require-session.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('bulkEdits'))('one') };
}

export default async function BulkEditPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!/^[1-9]\d{0,15}$/.test(id)) notFound();
  const session = await requireSession(paths.bulkEdit(id));
  if (session.kind === 'staff') notFound();
  const t = await getTranslations('bulkEdits');
  const listings = await getTranslations('listings');
  // Not read here: whoever comes from the editor has the edit already, and may want to stop it at once.
  return (
    <Screen
      crumbs={[
        { label: listings('title'), href: paths.listings() },
        { label: t('title'), href: paths.bulkEdits() },
        { label: t('one') },
      ]}
    >
      <div className="px-4 md:px-8">
        <EditProgress id={id} />
      </div>
    </Screen>
  );
}
