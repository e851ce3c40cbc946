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

/**
 * A toolbar button with an accessible name and state. An inapplicable command is aria-disabled, so that the button
 * stays focusable.
 */
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
      // Without this, pressing the mouse button would move the focus and clear the text's selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}
