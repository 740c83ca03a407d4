'use client';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components';
import { Icon } from '#components/icons/icon.tsx';
import type { MenuEntry, MenuProps } from '#components/ui/menu-entry.ts';
import { menuBox, menuItem } from '#components/ui/menu-look.ts';

/** The open menu. Loaded by MenuButton when it is first wanted. */
export default function Menu({ label, head, choicesHead, align, entries, triggerRef, onClose }: MenuProps) {
  const choices = entries.filter(isChoice);
  const others = entries.filter((entry) => !isChoice(entry));
  const chosen = choices.filter(({ selected }) => selected).map(({ id }) => id);
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
        {choices.length > 0 && (
          <MenuSection selectionMode="single" selectedKeys={chosen} aria-label={choicesHead ?? label}>
            {choicesHead && <Header className="px-2 pt-1 pb-0.5 text-12 text-ink-2">{choicesHead}</Header>}
            {choices.map((entry) => renderEntry(entry))}
          </MenuSection>
        )}
        {others.map((entry) => renderEntry(entry))}
      </AriaMenu>
    </Popover>
  );
}

/** One of several that exclude each other; they stand above what else the menu holds. */
function isChoice(entry: MenuEntry): entry is Exclude<MenuEntry, { kind: 'rule' }> {
  return entry.kind !== 'rule' && entry.selected !== undefined;
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
