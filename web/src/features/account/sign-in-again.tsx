import { createContext, use } from 'react';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { Back } from './back.tsx';

/** Opens the sign-in window over the account's, and returns to it. */
export const SignInAgainContext = createContext(() => {});

interface Props {
  /** Returns to the change, which waits to be submitted again. */
  readonly onBack: () => void;
}

/** Replaces a change that needs a new sign-in first. */
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
