import { useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import styles from './account.module.css';
import { requiredProof } from './model.ts';
import { OwnCode } from './own-code.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Time to read the message before signing out. */
const SIGN_OUT_AFTER_MS = 2000;

interface Props {
  readonly email: string;
  readonly onBack: () => void;
  readonly onDeleted: () => void;
}

/**
 * Deletes the account. A DELETE call mails a code; once the user enters the code, the account is deleted. An account
 * with a second factor may need a new sign-in first.
 */
export function DeleteAccount({ email, onBack, onDeleted }: Props) {
  const [step, setStep] = useState<'code' | 'sign-in' | 'deleted'>('code');
  /** Turns a failure into the sentence that the form shows. */
  const withSentence = async (work: Promise<unknown>, sentence: (error: string) => string) => {
    try {
      await work;
    } catch (error) {
      if (requiredProof(error) === 'sign-in') setStep('sign-in');
      throw new Error(sentence(error instanceof Error ? error.message : String(error)), { cause: error });
    }
  };
  const requestCode = () =>
    withSentence(request('newOwnPassCode', { body: { email, deletes: true } }), (error) =>
      m.account_delete_code_failed({ error }),
    );
  const remove = async (passcode: string) => {
    const checked = request('checkOwnPassCode', { body: { email, passcode } });
    await withSentence(checked, (error) => m.account_delete_check_failed({ error }));
    await withSentence(request('deleteAccount'), (error) => m.account_delete_failed({ error }));
    setStep('deleted');
    // The sign-out runs even if the user has closed the dialog meanwhile, because the account no longer exists.
    setTimeout(onDeleted, SIGN_OUT_AFTER_MS);
  };

  if (step === 'sign-in') return <SignInAgain onBack={() => setStep('code')} />;
  if (step === 'deleted')
    return (
      <p role="status" className={styles.done}>
        {m.account_deleted()}
      </p>
    );
  return (
    <div className={styles.steps}>
      <p>{m.account_delete_lead()}</p>
      <OwnCode
        email={email}
        button={{ text: m.account_delete_button(), variant: 'danger' }}
        onRequest={requestCode}
        onCode={remove}
        onBack={onBack}
      />
    </div>
  );
}
