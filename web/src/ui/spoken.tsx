import type { ReactNode } from 'react';
import styles from './label.module.css';

/** Text for screen readers only. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
