import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

export default function TokensLoading() {
  return (
    <SettingsScreen section="tokens">
      <TableSkeleton rows={4} />
    </SettingsScreen>
  );
}
