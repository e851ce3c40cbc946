import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { isPassCode } from './model.ts';
import { useStep } from './use-step.ts';

interface Props {
  /** Where the code was mailed. */
  readonly email: string;
  /** Rejects with the sentence that is shown. */
  readonly onCode: (code: string) => Promise<void>;
}

/** The six digits of a mail. */
export function CodeForm({ email, onCode }: Props) {
  const { fault, isBusy, run } = useStep();
  const send = run(async (fields) => {
    const typed = String(fields.get('code') ?? '');
    if (!isPassCode(typed)) throw new Error(m.account_code_missing());
    await onCode(typed);
  });
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p role="status">{m.account_code_lead({ email })}</p>
      <TextField
        label={m.account_code()}
        error={fault}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        data-digits
      />
      <Button type="submit" variant="strong" busy={isBusy}>
        {m.account_confirm()}
      </Button>
    </form>
  );
}
