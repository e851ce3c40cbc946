import { displayEmail } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/client.ts';
import { isEmail } from '../../credentials/typed.ts';
import { m } from '../../paraglide/later.js';
import { meQuery } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { TextField } from '../../ui/field.tsx';
import { SUCCESS_MS } from '../../ui/success.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import { Back } from './back.tsx';
import { CodeForm } from './code-form.tsx';
import { requiredProof, WrongFieldError } from './model.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useStep } from './use-step.ts';

/**
 * Takes a new email address, and the code mailed to it. If the last sign-in was some time ago, the user must first
 * enter a code mailed to the old address, or sign in again.
 */
export function ChangeEmail({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const [newEmail, setNewEmail] = useState<string>();
  const [step, setStep] = useState<'address' | 'sign-in' | 'own-code' | 'new-code'>('address');
  const client = useQueryClient();
  const showToast = useToast();
  const { fault, isBusy, run } = useStep(['newEmail']);

  const submitAddress = run(async (fields) => {
    const typed = String(fields.get('email') ?? '').trim();
    if (!isEmail(typed)) throw new WrongFieldError(m.account_email_invalid());
    setNewEmail(typed);
    await requestCode(typed);
  });
  const requestCode = async (address: string) => {
    try {
      await request('changeEmail', { body: { newEmail: address } });
      setStep('new-code');
    } catch (error) {
      const wanted = requiredProof(error);
      if (!wanted) throw error;
      if (wanted === 'code') await requestOwnCode();
      setStep(wanted === 'code' ? 'own-code' : 'sign-in');
    }
  };
  const requestOwnCode = () => request('newOwnPassCode', { body: { email } });
  const prove = async (passcode: string) => {
    await request('checkOwnPassCode', { body: { email, passcode } });
    await request('changeEmail', { body: { newEmail: newEmail ?? '' } });
    setStep('new-code');
  };
  const confirm = async (passCode: string) => {
    await request('confirmNewEmail', { body: { newEmail: newEmail ?? '', passCode } });
    await client.invalidateQueries(meQuery);
    showToast(m.account_email_changed(), { ms: SUCCESS_MS });
    onBack();
  };

  if (step === 'sign-in') return <SignInAgain onBack={() => setStep('address')} />;
  return (
    <div className={styles.steps}>
      {step === 'address' && (
        <form className={styles.form} onSubmit={submitAddress} noValidate>
          <p>{m.account_new_email_lead({ email: displayEmail(email) })}</p>
          <TextField
            label={m.account_new_email()}
            error={fault.field}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={newEmail}
            autoFocus
          />
          <Fault>{fault.form}</Fault>
          <Button type="submit" variant="strong" busy={isBusy}>
            {m.account_send_code()}
          </Button>
        </form>
      )}
      {step === 'own-code' && <CodeForm key="own" email={email} onCode={prove} onNewCode={requestOwnCode} />}
      {step === 'new-code' && (
        <CodeForm
          key="new"
          email={newEmail ?? ''}
          onCode={confirm}
          onNewCode={() => requestCode(newEmail ?? '')}
          onWrongAddress={() => setStep('address')}
        />
      )}
      <Back onBack={onBack} />
    </div>
  );
}
