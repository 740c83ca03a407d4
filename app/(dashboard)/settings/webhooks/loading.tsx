import { TableSkeleton } from '#components/table/table-skeleton.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

export default function WebhooksLoading() {
  return (
    <SettingsScreen section="webhooks">
      <TableSkeleton rows={10} />
    </SettingsScreen>
  );
}
