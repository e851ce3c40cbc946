import type { ReactNode } from 'react';
import styles from './fault.module.css';

/** The error of a form or a list as a whole, a sentence; announced when it appears, and without height until then. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.fault}>
      {children}
    </p>
  );
}
