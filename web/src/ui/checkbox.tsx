import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface Props {
  readonly label: ReactNode;
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox that is submitted with its form; its label is clickable. For an immediate setting use `Switch`. */
export function Checkbox({ label, name, checked, onChange }: Props) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" name={name} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
