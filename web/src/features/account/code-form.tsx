import { displayEmail } from '@groundswell/contracts';
import { useRef } from 'react';
import { isSixDigits } from '../../credentials/typed.ts';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { TextField } from '../../ui/field.tsx';
import { SUCCESS_MS } from '../../ui/success.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import { WrongFieldError } from './model.ts';
import { useStep } from './use-step.ts';

interface Props {
  /** The address that the code was mailed to. */
  readonly email: string;
  /** Called with the code; rejects with the sentence to show, as does `onNewCode`. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onNewCode: () => Promise<unknown>;
  /** Leads back to the address field; undefined for the account's own address. */
  readonly onWrongAddress?: () => void;
}

/** Shows a field for the six digits of a mailed code. */
export function CodeForm({ email, onCode, onNewCode, onWrongAddress }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const { fault, isBusy, run, attempt } = useStep(['passcode', 'passCode']);
  const send = run(async (fields) => {
    const typed = String(fields.get('code') ?? '');
    if (!isSixDigits(typed)) throw new WrongFieldError(m.account_code_missing());
    await onCode(typed);
  });
  const sendNewCode = () =>
    attempt(async () => {
      await onNewCode();
      form.current?.reset();
      showToast(m.auth_new_code_sent(), { ms: SUCCESS_MS });
    });
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <p role="status">{m.account_code_lead({ email: displayEmail(email) })}</p>
      <TextField
        label={m.account_code()}
        error={fault.field}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        data-digits
        autoFocus
      />
      <Fault>{fault.form}</Fault>
      <Button type="submit" variant="strong" busy={isBusy}>
        {m.account_confirm()}
      </Button>
      <div className={styles.codeWays}>
        <Button variant="quiet" onClick={sendNewCode}>
          {m.auth_send_new_code()}
        </Button>
        {onWrongAddress && (
          <Button variant="quiet" onClick={onWrongAddress}>
            {m.auth_wrong_address()}
          </Button>
        )}
      </div>
    </form>
  );
}
