import type { ReactNode } from 'react';
import { classList } from '../ui/class-list.ts';
import { DownIcon, UpIcon } from '../ui/icons/actions.tsx';
import styles from './list-sheet.module.css';
import { useSheetDrag } from './use-sheet-drag.ts';

interface Props {
  readonly name: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The text of the handle's button, SHOW LIST or HIDE LIST. */
  readonly toggleText: string;
  /** The content at the start of the handle's row. */
  readonly head?: ReactNode;
  /** Makes the sheet higher on a phone. */
  readonly isTall?: boolean;
  /** The class of its position on large screens. */
  readonly className?: string | undefined;
  readonly bodyClassName?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The list beside a map; on a phone it is a sheet at the bottom, opened and closed by dragging or pressing its handle.
 */
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
