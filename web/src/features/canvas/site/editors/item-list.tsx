import { type ReactNode, useRef } from 'react';
import { m } from '../../../../paraglide/canvas.js';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { DownIcon, UpIcon } from '../../../../ui/icons/actions.tsx';
import styles from '../site-admin.module.css';

interface Props<Item> {
  readonly items: readonly Item[];
  readonly onChange: (items: Item[]) => void;
  readonly nameOf: (item: Item) => string;
  /** Returns whether an item has an invalid field; it is then expanded. */
  readonly isFaulty: (at: number) => boolean;
  readonly make: () => Item;
  readonly children: (item: Item, at: number, change: (item: Item) => void) => ReactNode;
}

/** A reorderable list of items, each collapsed to its name. */
export function ItemList<Item>({ items, onChange, nameOf, isFaulty, make, children }: Props<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const move = (at: number, to: number) => {
    const moved = items.filter((_, index) => index !== at);
    const item = items[at];
    // The up and down buttons at the ends of the list stay enabled, because a disabled button would lose the focus.
    if (item !== undefined && items[to] !== undefined) onChange(moved.toSpliced(to, 0, item));
  };
  const add = () => {
    onChange([...items, make()]);
    // The frame callback runs after the new item is rendered.
    requestAnimationFrame(() => {
      const last = list.current?.querySelector<HTMLDetailsElement>(':scope > li:last-child details');
      if (!last) return;
      last.open = true;
      last.querySelector<HTMLElement>('input')?.focus();
    });
  };
  return (
    <>
      <ol ref={list} className={styles.items}>
        {items.map((item, at) => (
          <li key={at}>
            <details open={isFaulty(at) || undefined}>
              <summary>{nameOf(item) || m.editing_unnamed()}</summary>
              <div className={styles.item}>
                {children(item, at, (changed) => onChange(items.with(at, changed)))}
                <Button variant="danger" onClick={() => onChange(items.toSpliced(at, 1))}>
                  {m.editing_remove()}
                </Button>
              </div>
            </details>
            <IconButton
              name={m.editing_up({ name: nameOf(item) })}
              aria-disabled={at === 0 || undefined}
              onClick={() => move(at, at - 1)}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              name={m.editing_down({ name: nameOf(item) })}
              aria-disabled={at === items.length - 1 || undefined}
              onClick={() => move(at, at + 1)}
            >
              <DownIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button onClick={add}>{m.editing_add()}</Button>
    </>
  );
}
