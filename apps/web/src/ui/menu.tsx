import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

export type MenuItem = {
  readonly name: string;
  readonly icon: IconName;
  readonly onChoose: () => void;
  /** Stands apart at the end, in the colour of what takes something away. */
  readonly isBad?: boolean;
};

type MenuProps = {
  /** Of the button. */
  readonly name: string;
  /** Of the menu. */
  readonly label: string;
  /** Asked for when it opens: a page may have a thousand menus. */
  readonly items: () => readonly MenuItem[];
  readonly className?: string | undefined;
};

/** A button with three dots and, while it is open, a native popover under it. The arrow keys walk it. */
export function Menu({ name, label, items, className }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={[styles.button, className].filter(Boolean).join(' ')}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <Popover label={label} button={button.current} onClosed={() => setOpen(false)}>
          {items().map((item) => (
            <ItemButton key={item.name} {...item} />
          ))}
        </Popover>
      )}
    </>
  );
}

function ItemButton({ name, icon, onChoose, isBad = false }: MenuItem) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-bad={isBad}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onChoose();
      }}
    >
      <Icon name={icon} />
      {name}
    </button>
  );
}

type PopoverProps = {
  readonly label: string;
  readonly button: HTMLElement | null;
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

function Popover({ label, button, onClosed, children }: PopoverProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = element.current;
    if (!menu || !button) return;
    if (!menu.matches(':popover-open')) menu.showPopover();
    const follow = () => positionBelow(menu, button.getBoundingClientRect());
    follow();
    itemsIn(menu)[0]?.focus({ preventScroll: true });
    addEventListener('resize', follow);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow);
    };
  }, [button]);

  return (
    <div
      ref={element}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
      onKeyDown={walk}
    >
      {children}
    </div>
  );
}

const itemsIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

const EDGE_PX = 12;
const GAP_PX = 8;

/** Under its button with their right edges in line, or as low as the window lets it stand. */
function positionBelow(menu: HTMLElement, under: DOMRect) {
  const { offsetWidth, offsetHeight } = menu;
  const lowest = window.innerHeight - offsetHeight - EDGE_PX;
  menu.style.left = `${Math.max(EDGE_PX, under.right - offsetWidth)}px`;
  menu.style.top = `${Math.max(EDGE_PX, Math.min(under.bottom + GAP_PX, lowest))}px`;
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const items = itemsIn(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
