import { Field } from './field.tsx';
import { DownIcon } from './icons/actions.tsx';
import styles from './select.module.css';

interface Props<T> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly disabled?: boolean;
}

/** One of many: the device's own list, familiar to every user and screen reader. */
export function Select<T extends string | number>({
  label,
  hint,
  error,
  options,
  value,
  onChoose,
  disabled,
}: Props<T>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.select}>
          <select
            {...control}
            disabled={disabled}
            value={value}
            onChange={({ target }) => {
              const chosen = options[target.selectedIndex];
              if (chosen) onChoose(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
          <DownIcon className={styles.mark} />
        </div>
      )}
    </Field>
  );
}
