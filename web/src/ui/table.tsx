import { type ReactNode, useId } from 'react';
import { classList } from './class-list.ts';
import styles from './table.module.css';

interface Props {
  /** The table's subject, for screen readers: a visible heading above states it. */
  readonly caption: string;
  /** Scrolls inside a height of its own, its head in sight. */
  readonly tall?: boolean;
  readonly className?: string;
  /** `thead` and `tbody`; the first cell of a row is its `th`. */
  readonly children: ReactNode;
}

/**
 * A table with aligned columns: it scrolls by itself where it is wider than its place, with its head and first column
 * in sight.
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
