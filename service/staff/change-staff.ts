import type { Context } from '../context.ts';
import type { Executor } from '../db/database.ts';
import { NotFoundError } from '../errors.ts';
import { hashPassword } from '../users/passwords.ts';
import { endSessions, findStaffByEmail, type StaffRow, setDisabled, setPasswordHash } from './queries.ts';

type Sources = Pick<Context, 'db' | 'now'>;

/** Whoever is signed in is signed out at once. @throws NotFoundError */
export const disableStaff = (sources: Sources, email: string): Promise<StaffRow> =>
  changeStaff(sources, email, async (tx, { id }) => {
    await setDisabled(tx, id, sources.now());
    await endSessions(tx, id, sources.now());
  });

/** @throws NotFoundError */
export const enableStaff = (sources: Sources, email: string): Promise<StaffRow> =>
  changeStaff(sources, email, (tx, { id }) => setDisabled(tx, id, null));

/** Sessions that were opened with the password before end. @throws NotFoundError */
export async function changeStaffPassword(
  sources: Sources,
  email: string,
  password: string,
): Promise<StaffRow> {
  const passwordHash = await hashPassword(password);
  return changeStaff(sources, email, async (tx, { id }) => {
    await setPasswordHash(tx, id, passwordHash);
    await endSessions(tx, id, sources.now());
  });
}

async function changeStaff(
  { db }: Sources,
  email: string,
  change: (tx: Executor, member: StaffRow) => Promise<void>,
): Promise<StaffRow> {
  return db.transaction(async (tx) => {
    const member = await findStaffByEmail(tx, email);
    if (!member) throw new NotFoundError(`There is nobody with the address ${email} on the staff.`);
    await change(tx, member);
    return member;
  });
}
