import type { ReactNode } from 'react';
import styles from './table.module.css';

/** Holds a table that may be wider than the page: it scrolls by itself, by finger and by keyboard. */
export function TableScroller({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
    <div role="group" className={styles.scroll} aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
