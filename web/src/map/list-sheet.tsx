import type { ReactNode } from 'react';
import { DownIcon, UpIcon } from '../ui/icons/actions.tsx';
import styles from './list-sheet.module.css';
import { useSheetDrag } from './use-sheet-drag.ts';

interface Props {
  readonly name: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** What the handle's button does: SHOW LIST, HIDE LIST. */
  readonly toggleText: string;
  /** Stands at the start of the handle's row. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** What lies over a map: a panel on large screens, else a sheet at its foot. Both open and close by their handle. */
export function ListSheet({ name, open, onOpen, toggleText, head, children }: Props) {
  const { sheet, handle } = useSheetDrag(open, onOpen);
  return (
    <section ref={sheet} className={styles.sheet} aria-label={name} data-open={open || undefined}>
      <div className={styles.handle} {...handle}>
        {head}
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => onOpen(!open)}>
          {toggleText}
          {open ? <DownIcon /> : <UpIcon />}
        </button>
      </div>
      <div className={styles.body} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
