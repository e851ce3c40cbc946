import { useEffect, useEffectEvent, useRef } from 'react';
import { Field } from './field.tsx';
import { DownIcon } from './icons/actions.tsx';
import styles from './select.module.css';

interface Props<T> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** The choices. `lang` is the language of the text, if it is not the page's. */
  readonly options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly disabled?: boolean;
}

/** A select field with the device's native list, which is familiar to users and screen readers. */
export function Select<T extends string | number>({
  label,
  hint,
  error,
  options,
  value,
  onChoose,
  disabled,
}: Props<T>) {
  const select = useRef<HTMLSelectElement>(null);
  const takeChoice = () => {
    const chosen = options[select.current?.selectedIndex ?? -1];
    if (chosen) onChoose(chosen.value);
  };
  // A reader may choose an option in the server-rendered page before its scripts load.
  const takeEarlyChoice = useEffectEvent(() => {
    const shown = options.findIndex((option) => option.value === value);
    if (shown >= 0 && shown !== select.current?.selectedIndex) takeChoice();
  });
  useEffect(() => takeEarlyChoice(), []);

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.select}>
          <select {...control} ref={select} disabled={disabled} value={value} onChange={takeChoice}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
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
