import { createContext, use } from 'react';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { Back } from './back.tsx';

/** Opens the window of signing in over the account's, which it leads back to. */
export const SignInAgainContext = createContext(() => {});

interface Props {
  /** To what was to be changed, which waits there to be asked for once more. */
  readonly onBack: () => void;
}

/** Stands in place of a change that wants a new sign-in first. */
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
        {m.auth_signin()}
      </Button>
      <Back onBack={onBack} text={m.ui_cancel()} />
    </div>
  );
}
