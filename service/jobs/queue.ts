import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Executor } from '../db/database.ts';
import { deleteWaitingJobs, hasJob, queueWithin, requeueInterrupted } from './queries.ts';

/** Every kind of background work and what it is told. */
export interface JobData {
  'import-account': { accountId: number; reason: 'created' | 'refreshed'; recentThresholdMinutes: number };
  'refresh-listing': { listingId: number };
  'fit-market': { marketId: number };
  'purge-expired': Record<string, never>;
  'purge-events': Record<string, never>;
  'purge-imports': Record<string, never>;
  'update-recommendations': { accountId: number | null };
  'update-compsets': { accountId: number | null };
  'refresh-due-accounts': Record<string, never>;
  'pool-booked-rates': Record<string, never>;
  'take-price-snapshots': Record<string, never>;
  'run-bulk-edit': { bulkEditId: number };
  'tend-bulk-edits': Record<string, never>;
  'keep-demo-current': Record<string, never>;
  'tend-database': Record<string, never>;
}
export type JobName = keyof JobData;

interface QueueOptions {
  retryLimit: number;
  expireInSeconds: number;
  /** How long a worker may be silent before its job goes to another; only for jobs that never block for long. */
  heartbeatSeconds?: number;
}

const QUEUES: Record<JobName, QueueOptions> = {
  'import-account': { retryLimit: 3, expireInSeconds: 900, heartbeatSeconds: 30 },
  'refresh-listing': { retryLimit: 4, expireInSeconds: 300, heartbeatSeconds: 30 },
  'fit-market': { retryLimit: 2, expireInSeconds: 900 },
  'purge-expired': { retryLimit: 2, expireInSeconds: 300 },
  'purge-events': { retryLimit: 2, expireInSeconds: 900 },
  'purge-imports': { retryLimit: 1, expireInSeconds: 300 },
  'update-recommendations': { retryLimit: 1, expireInSeconds: 900 },
  'update-compsets': { retryLimit: 1, expireInSeconds: 900 },
  // The next run comes soon.
  'refresh-due-accounts': { retryLimit: 0, expireInSeconds: 300 },
  'pool-booked-rates': { retryLimit: 1, expireInSeconds: 900 },
  // Whoever missed its last hour is taken in the next.
  'take-price-snapshots': { retryLimit: 1, expireInSeconds: 1800 },
  'run-bulk-edit': { retryLimit: 4, expireInSeconds: 900, heartbeatSeconds: 30 },
  // The next run comes soon.
  'tend-bulk-edits': { retryLimit: 0, expireInSeconds: 300 },
  'keep-demo-current': { retryLimit: 2, expireInSeconds: 900 },
  'tend-database': { retryLimit: 0, expireInSeconds: 300 },
};

export interface SendOptions {
  /** Higher runs sooner. */
  priority?: number;
  /** What the job is about: at most one job per name and key waits, and at most one runs. */
  singletonKey: string;
}

export interface Attempt {
  /** When this one fails, the job is given up. */
  last: boolean;
}

export interface JobQueue {
  start(): Promise<void>;
  /** Sends a job that exists only if the executor's transaction commits. Null when an equal job already waits. */
  send<J extends JobName>(
    executor: Executor,
    name: J,
    data: JobData[J],
    options: SendOptions,
  ): Promise<string | null>;
  work<J extends JobName>(
    name: J,
    options: { concurrency: number },
    handler: (data: JobData[J], signal: AbortSignal, attempt: Attempt) => Promise<void>,
  ): Promise<void>;
  schedule<J extends JobName>(name: J, cron: string, data: JobData[J], singletonKey: string): Promise<void>;
  /** Withdraws waiting jobs of this name and key; where `matching` is given, only those that were told so. */
  cancelWaiting<J extends JobName>(
    executor: Executor,
    name: J,
    singletonKey: string,
    matching?: Partial<JobData[J]>,
  ): Promise<void>;
  /** Whether a job of this name and key is at work now. */
  isRunning(executor: Executor, name: JobName, singletonKey: string): Promise<boolean>;
  /** Whether a job of this name and key is at work now or waits, be it for its first attempt or the next. */
  isUnderWay(executor: Executor, name: JobName, singletonKey: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** A new job is announced; one whose time comes later, such as a second attempt, is found by looking this often. */
const LATE_BY_SECONDS = 5;

export function createJobQueue(database: Database, log: Logger): JobQueue {
  const settings = {
    useListenNotify: true,
    schema: 'jobs',
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
  } as const;
  const boss =
    database.jobDatabase.kind === 'embedded'
      ? new PgBoss({ ...settings, db: database.jobDatabase.db, backend: 'pglite' })
      : new PgBoss({ ...settings, connectionString: database.jobDatabase.connectionString, max: 4 });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));

  return {
    async start() {
      await boss.start();
      if (database.engine === 'embedded') await requeueInterrupted(database.db);
      for (const [name, limits] of Object.entries(QUEUES)) {
        const options = { ...limits, notify: true, retryBackoff: true, retryDelay: 2 };
        await boss.createQueue(name, { ...options, policy: 'stately' });
        await boss.updateQueue(name, options);
        // Makes the queue known here: a job sent inside a transaction must not look it up outside of it, as the
        // embedded database has one connection only.
        await boss.findJobs(name, { key: '', queued: true });
      }
    },
    send(executor, name, data, options) {
      return boss.send(name, data, { ...options, db: queueWithin(executor) });
    },
    async work(name, { concurrency }, handler) {
      await boss.work<JobData[typeof name]>(
        name,
        { localConcurrency: concurrency, batchSize: 1, notifyPollingIntervalSeconds: LATE_BY_SECONDS },
        async ([job]) => {
          if (job) await handler(job.data, job.signal, { last: job.retryCount >= QUEUES[name].retryLimit });
        },
      );
    },
    async schedule(name, cron, data, singletonKey) {
      await boss.schedule(name, cron, data, { singletonKey });
    },
    cancelWaiting(executor, name, singletonKey, matching = {}) {
      return deleteWaitingJobs(executor, name, singletonKey, matching);
    },
    isRunning(executor, name, singletonKey) {
      return hasJob(executor, name, singletonKey, ['active']);
    },
    isUnderWay(executor, name, singletonKey) {
      return hasJob(executor, name, singletonKey, ['created', 'retry', 'active']);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}
