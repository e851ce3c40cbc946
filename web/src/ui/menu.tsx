import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { backCloses } from './back-closes.ts';
import { classList } from './class-list.ts';
import { CheckIcon } from './icons/actions.tsx';
import styles from './menu.module.css';
import { itemAfterKey, placeBelow } from './menu-keys.ts';

interface Props {
  /** The content of the menu's button; for an icon alone, also set `name`. */
  readonly face: ReactNode;
  readonly name?: string;
  readonly className?: string;
  /** True while the chosen action is in progress. */
  readonly busy?: boolean;
  /** The entries: `MenuItem`s, or links with `role="menuitem"` and `menuItemClass`. */
  readonly children: ReactNode;
}

/**
 * A button that opens a short list of actions. Arrow keys, Home, End and typed characters move within the list; Escape,
 * Tab and Back close it.
 */
export function Menu({ face, name, className, busy = false, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  const onToggle = ({ newState }: { readonly newState: string }) => {
    button.current?.setAttribute('aria-expanded', String(newState === 'open'));
    forget.current?.();
    if (newState !== 'open' || !button.current || !list.current) return;
    forget.current = backCloses({
      isOpen: () => list.current?.matches(':popover-open') ?? false,
      close: () => {
        list.current?.hidePopover();
        return true;
      },
    });
    placeBelow(button.current, list.current);
    items()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return list.current?.hidePopover();
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const next = itemAfterKey(
      event.key,
      at,
      all.map((item) => item.textContent ?? ''),
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classList(styles.button, className)}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-busy={busy || undefined}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={name}
        className={styles.menu}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

interface ItemProps extends ComponentProps<'button'> {
  readonly icon?: ReactNode;
  /** Whether this choice is the current one; undefined for an action. */
  readonly chosen?: boolean;
}

export function MenuItem({ icon, chosen, children, className, ...props }: ItemProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a menu's choice may be checked, as its role then allows.
    <button
      type="button"
      {...props}
      role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={chosen}
      tabIndex={-1}
      className={menuItemClass(className)}
    >
      {icon}
      <span>{children}</span>
      {chosen && <CheckIcon className={styles.check} />}
    </button>
  );
}

/** Returns the classes of an entry, for a link. */
export function menuItemClass(className?: string): string {
  return classList(styles.item, className);
}
