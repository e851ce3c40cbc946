import { displayEmail } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { m } from '../../paraglide/later.js';
import { meQuery, useSession } from '../../session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { ChangeEmail } from './change-email.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Failed } from './failed.tsx';
import { TryMail } from './mail-trouble.tsx';
import { type AccountView, isSecurityView } from './model.ts';
import { Profile } from './profile.tsx';
import { SignInAgainContext } from './sign-in-again.tsx';
import { Waiting } from './waiting.tsx';

const ApiKeys = lazy(async () => ({ default: (await import('./keys/api-keys.tsx')).ApiKeys }));
const SurfList = lazy(async () => ({ default: (await import('./surfs/surf-list.tsx')).SurfList }));
const Security = lazy(async () => ({ default: (await import('./security/security.tsx')).Security }));

const TITLES: Record<AccountView, () => string> = {
  profile: m.account_title,
  'change-email': m.account_change_email,
  'try-mail': m.account_mail_try,
  delete: m.account_delete,
  keys: m.developers_own_title,
  surfs: m.surfs_title,
  security: m.account_security,
  password: m.security_password_title,
  totp: m.security_totp,
  passkey: m.security_passkey_add,
  recovery: m.security_codes,
};

interface Props {
  readonly onSubscription: () => void;
  readonly onSignOut: () => void;
  /** Opens the sign-in dialog over the account dialog. */
  readonly onSignInAgain: () => void;
  readonly onClose: () => void;
}

/** Shows the account dialog: settings, change of email address, deletion. */
export function AccountDialog({ onSubscription, onSignOut, onSignInAgain, onClose }: Props) {
  const [view, show] = useState<AccountView>('profile');
  const { isIn, user } = useSession();
  const { error, isFetching, refetch } = useQuery({ ...meQuery, enabled: isIn });
  const back = () => show('profile');
  return (
    <Dialog
      title={TITLES[view]()}
      subtitle={user ? displayEmail(user.email) : '\u00a0'}
      width="narrow"
      onClose={onClose}
    >
      <SignInAgainContext value={onSignInAgain}>
        {!user && error && <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
        {!user && !error && <Waiting />}
        {user && view === 'profile' && (
          <Profile user={user} onSubscription={onSubscription} onShow={show} onSignOut={onSignOut} />
        )}
        {user && isSecurityView(view) && (
          <LazyPart fallback={<Waiting />}>
            <Security email={user.email} view={view} onShow={show} onSignOut={onSignOut} />
          </LazyPart>
        )}
        {user && view === 'keys' && (
          <LazyPart fallback={<Waiting />}>
            <ApiKeys onBack={back} />
          </LazyPart>
        )}
        {user && view === 'surfs' && (
          <LazyPart fallback={<Waiting />}>
            <SurfList onBack={back} />
          </LazyPart>
        )}
        {user && view === 'change-email' && <ChangeEmail email={user.email} onBack={back} />}
        {user && view === 'try-mail' && <TryMail email={user.email} onBack={back} />}
        {user && view === 'delete' && <DeleteAccount email={user.email} onBack={back} onDeleted={onSignOut} />}
      </SignInAgainContext>
    </Dialog>
  );
}
