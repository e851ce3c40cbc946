import type { ReactNode } from 'react';
import { classList } from './class-list.ts';
import styles from './disclosure.module.css';
import { DownIcon } from './icons/actions.tsx';

interface Props {
  readonly summary: ReactNode;
  /** Whether the content is open at first. */
  readonly open?: boolean;
  /** Styles the summary like running text, without a dividing line; a printed page shows the content open. */
  readonly quiet?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Collapsible content below a summary line. The browser's find-in-page also finds text in collapsed content. */
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
