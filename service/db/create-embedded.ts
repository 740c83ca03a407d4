import { PGlite } from '@electric-sql/pglite';

/** Run as a process of its own: makes a new embedded database in the given folder, and ends. */
const [, , folder, ...settings] = process.argv;
if (!folder) throw new Error('Which folder?');
const client = await PGlite.create(folder, { postgresqlconf: settings });
await client.close();
