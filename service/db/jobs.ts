import type { Context } from '../context.ts';

export async function registerDatabaseJobs({ database, jobs }: Context): Promise<void> {
  if (database.engine !== 'embedded') return; // a server tends its tables itself
  await jobs.work('tend-database', { concurrency: 1 }, () => database.tend());
  await jobs.schedule('tend-database', '*/5 * * * *', {}, 'all');
}
