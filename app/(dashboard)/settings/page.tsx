import { redirect } from 'next/navigation';
import { paths } from '#lib/paths.ts';

export default function SettingsPage() {
  redirect(paths.settings('tokens'));
}
