import { download } from '#components/table/download.ts';
import { type MemberColumn, memberColumns } from '#lib/compset/compset-view.ts';
import { type Horizon, measureOfMember } from '#lib/compset/measure.ts';
import type { Compset } from '#lib/compset/read-compset.ts';
import type { RankedMember } from '#lib/compset/sort-members.ts';
import { toCsv } from '#lib/format/csv.ts';

/** Downloads every member with every figure, unrounded, in the order in sight; an empty field was not measured. */
export function downloadMembers(
  compset: Compset,
  members: readonly RankedMember[],
  horizon: Horizon,
  title: string,
  label: (column: MemberColumn) => string,
): void {
  const head = [title, ...memberColumns.map(label), 'Id'];
  const rows = members.map((member) => [
    member.title,
    ...memberColumns.map((column) =>
      column === 'room-type' || column === 'channel'
        ? member[column]
        : measureOfMember(member, column, horizon),
    ),
    member['channel-listing-id'],
  ]);
  const name = `comp-set-${compset.id}-${horizon}-days.csv`;
  download(name, 'text/csv;charset=utf-8', toCsv([head, ...rows]));
}
