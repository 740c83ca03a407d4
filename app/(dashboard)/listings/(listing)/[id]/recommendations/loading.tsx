import { TableSkeleton } from '#components/table/table-skeleton.tsx';

export default function Loading() {
  return (
    <div className="pt-12">
      <TableSkeleton rows={10} />
    </div>
  );
}
