import { useState } from 'react';
import { m } from '../paraglide/later.js';
import { Field } from './field.tsx';
import styles from './password-field.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly name?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onType: (value: string) => void;
}
/**
 * A password field with a button that makes the input visible, so that no second field for repeating the password is
 * needed.
 */
export function PasswordField({ label, hint, error, name = 'password', autoComplete, value, onType }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <div className={styles.password}>
          <input
            {...control}
            className={className}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
          <button
            type="button"
            aria-label={shown ? m.auth_hide_password() : m.auth_show_password()}
            onClick={() => setShown(!shown)}
          >
            {shown ? m.auth_hide() : m.auth_show()}
          </button>
        </div>
      )}
    </Field>
  );
}
