import { type ReactNode, useId } from 'react';
import { classList } from './class-list.ts';
import styles from './table.module.css';

interface Props {
  /** The table's subject for screen readers; sighted readers see it in the heading above. */
  readonly caption: string;
  /** Limits the height, so that the rows scroll under a sticky head. */
  readonly tall?: boolean;
  readonly className?: string;
  /** The `thead` and `tbody`; the first cell of a row is its `th`. */
  readonly children: ReactNode;
}

/**
 * A table with aligned columns. If it is wider than its container, it scrolls horizontally, with its head and first
 * column sticky.
 */
export function Table({ caption, tall = false, className, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
    <div role="group" aria-labelledby={id} tabIndex={0} className={classList(styles.scroll, tall && styles.tall)}>
      <table className={classList(styles.table, className)}>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
