import { useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { CodeForm } from './code-form.tsx';
import { useStep } from './use-step.ts';

/** As long as the message is read before one is signed out. */
const SIGN_OUT_AFTER_MS = 2000;

interface Props {
  readonly email: string;
  readonly onBack: () => void;
  readonly onDeleted: () => void;
}

/** DELETE mails a code; the code deletes. */
export function DeleteAccount({ email, onBack, onDeleted }: Props) {
  const [step, setStep] = useState<'ask' | 'code' | 'deleted'>('ask');
  const { fault, isBusy, run } = useStep();

  const ask = run(async () => {
    await telling(request('newOwnPassCode', { body: { email } }), (error) => m.account_delete_code_failed({ error }));
    setStep('code');
  });
  const remove = async (passcode: string) => {
    const checked = request('checkOwnPassCode', { body: { email, passcode } });
    await telling(checked, (error) => m.account_delete_check_failed({ error }));
    await telling(request('deleteAccount'), (error) => m.account_delete_failed({ error }));
    setStep('deleted');
    // Nothing stops it: who closes the window meanwhile has no account either.
    setTimeout(onDeleted, SIGN_OUT_AFTER_MS);
  };

  if (step === 'deleted')
    return (
      <p role="status" className={styles.done}>
        {m.account_deleted()}
      </p>
    );
  return (
    <div className={styles.steps}>
      <p>{m.account_delete_lead()}</p>
      {step === 'ask' ? (
        <form className={styles.form} onSubmit={ask}>
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
          <Button type="submit" variant="danger" busy={isBusy}>
            {m.account_delete_button()}
          </Button>
        </form>
      ) : (
        <CodeForm email={email} onCode={remove} />
      )}
      <Button variant="quiet" onClick={onBack}>
        {m.account_back()}
      </Button>
    </div>
  );
}

/** Rejects with the sentence that the form shows. */
async function telling(work: Promise<unknown>, sentence: (error: string) => string): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new Error(sentence(error instanceof Error ? error.message : String(error)), { cause: error });
  }
}
