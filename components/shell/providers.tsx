'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LiveUpdates } from '#components/shell/live-updates.tsx';
import { type Person, PersonProvider } from '#lib/person.tsx';
import { makeQueryClient } from '#lib/query-client.ts';

interface ProvidersProps {
  person: Person;
  /** Where the stream of changes stood before anything was read for the screen. */
  position: string;
  children: ReactNode;
}

/** What every signed-in screen stands on: the query cache and the person. */
export function Providers({ person, position, children }: ProvidersProps) {
  const [queries] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <PersonProvider person={person}>
        {children}
        <LiveUpdates position={position} />
      </PersonProvider>
    </QueryClientProvider>
  );
}
