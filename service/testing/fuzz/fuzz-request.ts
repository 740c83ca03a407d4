import type { Operation } from './operations.ts';

export interface FuzzRequest {
  operation: Operation;
  method: string;
  /** Path and query as they are sent. */
  target: string;
  /** `$…_TOKEN` stands for an access token. */
  headers: [name: string, value: string][];
  body: Buffer;
  /** The body ends before its announced length. */
  isCut: boolean;
  /** Asks for something of another tenant. */
  isForeign: boolean;
}
