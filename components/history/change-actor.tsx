import { useActorName } from '#components/history/use-actor-name.ts';
import type { Change } from '#lib/history/change.ts';

/** Who it was; below, in small, what kind of who. */
export function ChangeActor({ actor }: Pick<Change, 'actor'>) {
  const { name, detail } = useActorName();
  const kind = detail(actor);
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">{name(actor)}</span>
      {kind && <span className="block break-words text-12 text-ink-2">{kind}</span>}
    </>
  );
}
