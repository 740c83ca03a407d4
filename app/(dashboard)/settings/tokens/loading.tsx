import { SettingsScreen } from '#components/settings/settings-screen.tsx';
import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function TokensLoading() {
  return (
    <SettingsScreen section="tokens">
      <TableSkeleton rows={4} />
    </SettingsScreen>
  );
}
