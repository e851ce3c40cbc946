import type { DangerReply } from '@groundswell/contracts';
import styles from './danger-note.module.css';

interface Props {
  readonly danger: DangerReply | null | undefined;
  /** Shows only the skill level that the surf suits and omits the danger, for use in lists. */
  readonly short?: boolean;
  /** The day, if the context does not show it. */
  readonly day?: string;
}

/**
 * Shows the skill level that high surf is for, and its danger. Shows nothing if the surf height alone poses no danger.
 */
export function DangerNote({ danger, short = false, day }: Props) {
  if (!danger) return null;
  return (
    <span className={styles.danger} data-short={short || undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5L15 14.5H1zM8 6v4M8 12v.6" />
      </svg>
      <span>
        <strong>{day ? `${day}: ${danger.name}` : danger.name}</strong>
        {!short && ` ${danger.text}`}
      </span>
    </span>
  );
}
