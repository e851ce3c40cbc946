import { useState } from 'react';
import { AccountDialog } from '../../features/account/account-dialog.tsx';
import { AuthDialog } from '../../features/auth/auth-dialog.tsx';
import { useSession } from '../../session/use-session.ts';

interface Props {
  readonly onSubscription: () => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the account dialog. A change that requires a new sign-in opens the sign-in dialog over it, while the account
 * dialog keeps its view.
 */
export function AccountWindow(props: Props) {
  const { user } = useSession();
  const [signsIn, setSignsIn] = useState(false);
  return (
    <>
      <AccountDialog {...props} onSignInAgain={() => setSignsIn(true)} />
      {signsIn && <AuthDialog entry={{ step: 'signin', email: user?.email }} onClose={() => setSignsIn(false)} />}
    </>
  );
}
