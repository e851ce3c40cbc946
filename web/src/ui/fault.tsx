import type { ReactNode } from 'react';
import styles from './fault.module.css';

/** An error sentence of a whole form or list. It is announced when it appears, and takes no height while empty. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.fault}>
      {children}
    </p>
  );
}
