import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface Props {
  readonly label: ReactNode;
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A tick in a form, sent with it; what is on or off at once is a `Switch`. Its words can be pressed too. */
export function Checkbox({ label, name, checked, onChange }: Props) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" name={name} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
