import type { ReactNode } from 'react';
import styles from './security.module.css';

interface Props {
  readonly name: ReactNode;
  readonly details: readonly string[];
  /** The actions of the row. */
  readonly children?: ReactNode;
}

/** Shows a provider, device or key: its name, details and actions. */
export function Row({ name, details, children }: Props) {
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </div>
      {children}
    </li>
  );
}
