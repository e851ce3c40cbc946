import type { ReactNode } from 'react';
import styles from './security.module.css';

interface Props {
  readonly name: ReactNode;
  readonly details: readonly string[];
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** One way, device or key: what it is, what is known of it, what may be done with it. */
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
