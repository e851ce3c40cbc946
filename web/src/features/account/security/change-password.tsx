import { displayEmail } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';
import { session } from '../../../session/current.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import { faultsOfPassword, faultsOfRefusal, type PasswordFaults } from './model.ts';
import { Proven } from './proven.tsx';
import { useProof } from './use-proof.ts';

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly onBack: () => void;
}

/** Changes the password, or sets the first one. The server then ends all other sessions and revokes the API keys. */
export function ChangePassword({ email, hasPassword, onBack }: Props) {
  const [current, setCurrent] = useState('');
  const [chosen, setChosen] = useState('');
  const [faults, setFaults] = useState<PasswordFaults>({});
  const proof = useProof(email, (error) => setFaults(faultsOfRefusal(error)));
  const client = useQueryClient();
  const showToast = useToast();

  const change = async () => {
    await request('changePassword', {
      body: { ...(hasPassword && { current_password: current }), password: chosen, password_confirmation: chosen },
    });
    session.renew();
    // The server has also ended other sessions and revoked API keys and the calendar's secret address.
    void client.invalidateQueries();
    showToast(m.security_password_changed(), { ms: SUCCESS_MS });
    onBack();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOfPassword(hasPassword ? current : undefined, chosen);
    setFaults(found);
    if (Object.keys(found).length === 0) proof.run('password', change);
  };

  return (
    <Proven proof={proof} email={email}>
      <div className={styles.steps}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <p>{m.security_password_lead()}</p>
          {/* A hidden address field tells password managers to which account the new password belongs. */}
          <input hidden readOnly type="email" autoComplete="username" value={displayEmail(email)} />
          {hasPassword && (
            <PasswordField
              label={m.security_password_current()}
              error={faults.current}
              name="current"
              autoComplete="current-password"
              value={current}
              onType={setCurrent}
            />
          )}
          <PasswordField
            label={m.auth_new_password()}
            hint={m.auth_password_hint()}
            error={faults.chosen}
            autoComplete="new-password"
            value={chosen}
            onType={setChosen}
          />
          <Fault>{faults.form}</Fault>
          <Button type="submit" variant="strong" busy={proof.busy !== undefined}>
            {hasPassword ? m.auth_change() : m.security_password_set()}
          </Button>
        </form>
        <Back onBack={onBack} text={m.security_back()} />
      </div>
    </Proven>
  );
}
