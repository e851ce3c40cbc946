import { useId } from 'react';
import styles from './switch.module.css';

interface Props {
  readonly label: string;
  /** A second line that explains the setting. */
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that takes effect at once, without a submit button; its label is clickable. */
export function Switch({ label, hint, on, onChange, disabled }: Props) {
  const hintId = useId();
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        {label}
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state by itself.
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={hint && hintId}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
