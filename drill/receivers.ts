import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { EventBody } from '#contract/event-bodies.ts';
import { type Reaction, TEMPERS, type TemperName } from './tempers.ts';

/** One attempt, as its receiver saw it. */
export interface Receipt {
  eventId: string;
  /** Of `webhook-timestamp`, in seconds since 1970. */
  sentAtSeconds: number;
  atMs: number;
  bodyHash: string;
  event: EventBody;
  /** Whether the signature is that of these bytes. */
  isSigned: boolean;
  /** Null where it was not answered. */
  status: number | null;
}

export type DrillReceiver = Awaited<ReturnType<typeof startReceiver>>;

export const hashOf = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');

/** Somebody's server of a certain temper, which writes down whatever comes. */
export async function startReceiver(temper: TemperName, exhausting: boolean, onReceipt: () => void) {
  const receipts: Receipt[] = [];
  const attempts = new Map<string, number>();
  const held = new Set<ServerResponse>();
  const react = TEMPERS[temper](exhausting);
  let recovered = false;
  let strays = 0;
  let verifier: Webhook | null = null;

  const server = createServer(async (request, response) => {
    if (request.url !== '/events') {
      strays += 1; // nobody follows a redirect
      response.writeHead(204).end();
      return;
    }
    const body = await bytesOf(request).catch(() => null);
    if (!body) return; // the sender died while it wrote
    const eventId = String(request.headers['webhook-id']);
    const attempt = (attempts.get(eventId) ?? 0) + 1;
    attempts.set(eventId, attempt);
    const reaction: Reaction = recovered ? { do: 'answer', status: 204 } : react(eventId, attempt);
    receipts.push({
      eventId,
      sentAtSeconds: Number(request.headers['webhook-timestamp']),
      atMs: Date.now(),
      bodyHash: hashOf(body),
      event: JSON.parse(body.toString('utf8')),
      isSigned: isSigned(body, request),
      status: reaction.do === 'answer' ? reaction.status : null,
    });
    onReceipt();
    if (reaction.do === 'reset') request.socket.destroy();
    else if (reaction.do === 'hang') held.add(response);
    else setTimeout(() => reply(response, reaction), reaction.afterMs ?? 0);
  });

  function isSigned(body: Buffer, { headers }: IncomingMessage): boolean {
    try {
      verifier?.verify(body, headers as Record<string, string>);
      return verifier !== null;
    } catch {
      return false;
    }
  }

  function reply(response: ServerResponse, { status, headers = {} }: Reaction & { do: 'answer' }): void {
    const elsewhere = status === 302 ? { location: `${origin}/elsewhere` } : {};
    response.writeHead(status, { ...headers, ...elsewhere }).end();
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    temper,
    url: `${origin}/events`,
    receipts,
    strays: () => strays,
    expectSignaturesOf(secret: string): void {
      verifier = new Webhook(secret);
    },
    /** From now on it takes everything, and lets go of what it held. */
    recover(): void {
      recovered = true;
      for (const response of held) response.socket?.destroy();
      held.clear();
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
