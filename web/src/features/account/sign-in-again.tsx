import { createContext, use } from 'react';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { Back } from './back.tsx';

/** The function that opens the sign-in dialog over the account dialog, and returns to the account afterwards. */
export const SignInAgainContext = createContext(() => {});

interface Props {
  /** Returns to the change, which waits to be submitted again. */
  readonly onBack: () => void;
}

/** Asks the user to sign in again, in place of the form whose change requires a new sign-in. */
export function SignInAgain({ onBack }: Props) {
  const signIn = use(SignInAgainContext);
  const go = () => {
    onBack();
    signIn();
  };
  return (
    <div className={styles.steps}>
      <div role="status">
        <p className={styles.done}>{m.security_sign_in_again()}</p>
        <p>{m.security_sign_in_again_lead()}</p>
      </div>
      <Button variant="strong" autoFocus onClick={go}>
        {m.ui_sign_in()}
      </Button>
      <Back onBack={onBack} text={m.ui_cancel()} />
    </div>
  );
}
