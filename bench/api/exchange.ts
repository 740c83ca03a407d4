import type { PortfolioSize } from './portfolio.ts';
import type { Statements } from './recorded-statements.ts';
import type { Scenario } from './scenarios.ts';

/** What was asked of the database for a request, and what was answered. */
export interface Exchange {
  statements: Statements;
  body: string;
  contentType: string;
}

export interface ServiceOptions {
  /** Absent: the embedded database. */
  databaseUrl?: string | undefined;
  size: PortfolioSize;
  isCold: boolean;
  isRecorded: boolean;
}

export interface ServiceReady {
  url: string;
  scenarios: Scenario[];
  /** By scenario and request. */
  exchanges: Exchange[][];
  /** A database like the service's: an address, or the path of an archive. Null where nothing was recorded. */
  copy: string | null;
}
