import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface Props {
  readonly label: string;
  readonly keys?: string | undefined;
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A tool of the bar: its name is told, its state shown; where it would do nothing it says so and stays where it is. */
export function ToolButton({ label, keys, isOn, isOff = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      aria-disabled={isOff || undefined}
      tabIndex={-1}
      className={styles.tool}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}
