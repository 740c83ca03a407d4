import type { ReactNode } from 'react';
import { Providers } from '#components/shell/providers.tsx';
import { Shell } from '#components/shell/shell.tsx';
import { apiAddressName } from '#lib/api-call/api-address.ts';
import { publicApiUrl } from '#lib/environment.ts';
import { hub } from '#lib/live/hub.ts';
import { requireSession } from '#lib/session/require-session.ts';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { position } = hub();
  const { name, email, permission, kind } = await requireSession();
  return (
    <Providers person={{ name, email, permission, kind }} position={position}>
      <meta name={apiAddressName} content={publicApiUrl()} />
      <Shell>{children}</Shell>
    </Providers>
  );
}
