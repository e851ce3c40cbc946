import type { ReactNode } from 'react';
import { classList } from '../ui/class-list.ts';
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
  /** On a phone it is higher. */
  readonly isTall?: boolean;
  /** Its place on large screens. */
  readonly className?: string | undefined;
  readonly bodyClassName?: string | undefined;
  readonly children: ReactNode;
}

/** What lies beside a map: on a phone a sheet at its foot that opens and closes by its handle, dragged or pressed. */
export function ListSheet(props: Props) {
  const { name, open, onOpen, toggleText, head, isTall, className, bodyClassName, children } = props;
  const { sheet, handle } = useSheetDrag(open, onOpen);
  return (
    <section
      ref={sheet}
      className={classList(styles.sheet, className)}
      aria-label={name}
      data-open={open || undefined}
      data-tall={isTall || undefined}
    >
      <div className={styles.handle} {...handle}>
        {head}
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => onOpen(!open)}>
          {toggleText}
          {open ? <DownIcon /> : <UpIcon />}
        </button>
      </div>
      <div className={classList(styles.body, bodyClassName)}>{children}</div>
    </section>
  );
}
