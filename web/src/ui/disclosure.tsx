import type { ReactNode } from 'react';
import { classList } from './class-list.ts';
import styles from './disclosure.module.css';
import { DownIcon } from './icons/actions.tsx';

interface Props {
  readonly summary: ReactNode;
  /** Whether it is initially open. */
  readonly open?: boolean;
  /** Styles it as a line of running text, without a rule; in print it is open. */
  readonly quiet?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Collapsible content behind a summary. The browser's find-in-page reaches it while it is closed. */
export function Disclosure({ summary, open = false, quiet = false, onToggle, children }: Props) {
  return (
    <details
      className={classList(styles.disclosure, quiet && styles.quiet)}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {summary}
        <DownIcon className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
