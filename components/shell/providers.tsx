'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, useState } from 'react';
import { type Person, PersonProvider } from '#lib/person.tsx';
import { makeQueryClient } from '#lib/query-client.ts';

/** What every signed-in screen stands on: the query cache, the URL's state, the person. */
export function Providers({ person, children }: { person: Person; children: ReactNode }) {
  const [queries] = useState(makeQueryClient);
  return (
    <NuqsAdapter>
      <QueryClientProvider client={queries}>
        <PersonProvider person={person}>{children}</PersonProvider>
      </QueryClientProvider>
    </NuqsAdapter>
  );
}
