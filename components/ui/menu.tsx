'use client';
import { Menu as AriaMenu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import type { MenuEntry, MenuProps } from '#components/ui/menu-entry.ts';
import { menuBox, menuItem } from '#components/ui/menu-look.ts';

/** The open menu. Loaded by MenuButton when it is first wanted. */
export default function Menu({ label, head, align, entries, triggerRef, onClose }: MenuProps) {
  const chosen = entries.filter((entry) => entry.kind !== 'rule' && entry.selected).map((entry) => entry.id);
  return (
    <Popover
      isOpen
      onOpenChange={(open) => !open && onClose()}
      aria-label={label}
      triggerRef={triggerRef}
      placement={align === 'end' ? 'bottom end' : 'bottom start'}
      offset={4}
      className={menuBox}
    >
      {head && (
        <div className="mx-2 mb-1 border-line border-b pt-1 pb-2">
          <b className="block">{head.title}</b>
          {head.lines.map((line) => (
            <span key={line} className="block text-12 text-ink-2">
              {line}
            </span>
          ))}
        </div>
      )}
      <AriaMenu aria-label={label} autoFocus="first" className="min-w-44 outline-none" onClose={onClose}>
        {chosen.length > 0 ? (
          <MenuSection selectionMode="single" selectedKeys={chosen} aria-label={label}>
            {entries.map((entry) => renderEntry(entry))}
          </MenuSection>
        ) : (
          entries.map((entry) => renderEntry(entry))
        )}
      </AriaMenu>
    </Popover>
  );
}

function renderEntry(entry: MenuEntry) {
  if (entry.kind === 'rule') return <Separator key={entry.id} className="mx-2 my-1 border-line border-t" />;
  return (
    <MenuItem
      key={entry.id}
      id={entry.id}
      textValue={entry.label}
      href={entry.href}
      isDisabled={entry.disabled}
      onAction={entry.onSelect}
      className={menuItem}
    >
      {entry.icon && <Icon name={entry.icon} size={14} className="text-ink-3" />}
      <span className="flex-1">{entry.label}</span>
      {entry.selected && <Icon name="check" size={14} />}
    </MenuItem>
  );
}
