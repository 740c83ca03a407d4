import type { Channel } from './channel.ts';
import type { ChannelHttpOptions } from './http/channel-http.ts';
import { sandboxChannel } from './sandbox/sandbox-channel.ts';

export interface ChannelRegistry {
  /** In the order in which the dashboard offers them. */
  readonly all: readonly Channel[];
  /** Null when there is no such channel. */
  find(id: string): Channel | null;
}

export interface ChannelRegistryOptions
  extends Pick<ChannelHttpOptions, 'fetch' | 'timeoutMs' | 'retryDelayMs'> {
  /** Left out: the sandbox is not offered. */
  sandboxUrl?: string;
}

export function channelRegistry({ sandboxUrl, ...http }: ChannelRegistryOptions): ChannelRegistry {
  const all = sandboxUrl === undefined ? [] : [sandboxChannel({ ...http, baseUrl: sandboxUrl })];
  return { all, find: (id) => all.find((channel) => channel.id === id) ?? null };
}
