import type { ReactNode } from 'react';
import styles from './label.module.css';

/** Words for those who hear the page. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
