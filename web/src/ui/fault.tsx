import type { ReactNode } from 'react';
import styles from './fault.module.css';

/** What went wrong with a form or a list as a whole, a sentence; said aloud when it comes, and no place until then. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.fault}>
      {children}
    </p>
  );
}
