import { useTranslations } from 'next-intl';
import { Icon } from '#components/icons/icon.tsx';
import { MenuButton } from '#components/ui/menu-button.tsx';
import type { Compsets } from '#lib/compset/list-compsets.ts';

interface SetMenuProps {
  compsets: Compsets;
  /** Id of the one in sight. */
  chosen: string | null;
  /** Null is the listing's own. */
  onChoose: (id: string | null) => void;
}

/** The listing's own comp set or one that was put together; not shown where there is no choice. */
export function SetMenu({ compsets: { connected, custom }, chosen, onChoose }: SetMenuProps) {
  const t = useTranslations('compset');
  if (custom.length === 0) return null;
  const entries = [
    ...(connected
      ? [
          {
            id: connected.id,
            label: t('automatic'),
            selected: connected.id === chosen,
            onSelect: () => onChoose(null),
          },
        ]
      : []),
    ...custom.map(({ id, attributes }) => ({
      id,
      label: attributes.title,
      selected: id === chosen,
      onSelect: () => onChoose(id),
    })),
  ];
  const name = entries.find(({ selected }) => selected)?.label ?? t('choose');
  return (
    <MenuButton label={t('which')} entries={entries}>
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className="inline-flex h-[30px] min-w-0 items-center gap-1.5 rounded-control px-1 text-ink-2 hover:bg-hover touch:h-11"
        >
          {t('which')}
          <b className="truncate font-semibold text-ink">{name}</b>
          <Icon name="chevron-down" size={12} className="text-ink-3" />
        </button>
      )}
    </MenuButton>
  );
}
