import type { SecondFactor } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './auth-form.module.css';
import type { AuthEvent, AuthForm } from './model.ts';

const LEADS: Record<SecondFactor, () => string> = {
  totp: m.auth_totp_lead,
  passkey: m.auth_passkey_lead,
  recovery: m.auth_recovery_lead,
};
const WAYS: Record<SecondFactor, () => string> = {
  totp: m.auth_use_totp,
  passkey: m.auth_use_passkey,
  recovery: m.auth_use_recovery,
};

export const secondLead = ({ factor }: AuthForm) => LEADS[factor]();
export const secondAction = ({ factor }: AuthForm) =>
  factor === 'passkey' ? m.auth_use_passkey() : m.auth_check_code();

/** Shows the field for the second step's code; a passkey has no field. */
export function SecondFactorField({
  form,
  onType,
}: {
  readonly form: AuthForm;
  readonly onType: (code: string) => void;
}) {
  const { factor, faults, typed } = form;
  if (factor === 'passkey') return null;
  const byApp = factor === 'totp';
  return (
    <TextField
      key={factor}
      label={byApp ? m.auth_totp() : m.auth_recovery()}
      error={faults.passcode}
      name="passcode"
      inputMode={byApp ? 'numeric' : 'text'}
      autoComplete={byApp ? 'one-time-code' : 'off'}
      autoCapitalize={byApp ? 'off' : 'characters'}
      spellCheck={false}
      data-digits={byApp || undefined}
      value={typed.passcode}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

export function OtherFactors({
  form,
  dispatch,
}: {
  readonly form: AuthForm;
  readonly dispatch: (event: AuthEvent) => void;
}) {
  const others = form.factors.filter((factor) => factor !== form.factor);
  if (others.length === 0) return null;
  return (
    <div className={styles.ways}>
      {others.map((factor) => (
        <Button key={factor} variant="quiet" onClick={() => dispatch({ type: 'chose', factor })}>
          {WAYS[factor]()}
        </Button>
      ))}
    </div>
  );
}
