import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface Control {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string | undefined;
}
interface Props {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error sentence; it is announced when it appears. */
  readonly error?: string | undefined;
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  readonly children: (control: Control) => ReactNode;
}

/** A form field: label above, hint and error below. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

type TextProps = Omit<Props, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A one-line text field; it needs a `type`, a `name` and an `autoComplete`. */
export function TextField({ label, hint, error, ...props }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...props} {...control} />}
    </Field>
  );
}
