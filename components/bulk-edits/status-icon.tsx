import { Icon } from '#components/icons/icon.tsx';
import { type BulkEdit, isUnderWay } from '#lib/bulk-edits/bulk-edit.ts';

/** The state of an edit as a sign: the colours are those of any system state. */
export function StatusIcon({ edit }: { edit: BulkEdit }) {
  if (isUnderWay(edit)) return <Icon name="refresh" size={14} className="text-ink-2" />;
  if (edit.counts.failed > 0) return <Icon name="warning" size={14} className="text-warn" />;
  if (edit.status === 'stopped') return <Icon name="info" size={14} className="text-ink-2" />;
  return <Icon name="check" size={14} className="text-good" />;
}
