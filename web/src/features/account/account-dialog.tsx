import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { meQuery, useSession } from '../../session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeEmail } from './change-email.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Failed } from './failed.tsx';
import { TryMail } from './mail-trouble.tsx';
import type { AccountView } from './model.ts';
import { Profile } from './profile.tsx';
import { Waiting } from './waiting.tsx';

const TITLES: Record<AccountView, () => string> = {
  profile: m.account_title,
  'change-email': m.account_change_email,
  'try-mail': m.account_mail_try,
  delete: m.account_delete,
};

interface Props {
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** The account of who is signed in: what is set, a new address, the end of it. */
export function AccountDialog({ onSignOut, onClose }: Props) {
  const [view, show] = useState<AccountView>('profile');
  const { isIn, user } = useSession();
  const { error, isFetching, refetch } = useQuery({ ...meQuery, enabled: isIn });
  const back = () => show('profile');
  return (
    <Dialog title={TITLES[view]()} subtitle={user?.email ?? '\u00a0'} width="narrow" onClose={onClose}>
      {!user && error && <Failed error={error} isAsking={isFetching} onRetry={() => void refetch()} />}
      {!user && !error && <Waiting />}
      {user && view === 'profile' && <Profile user={user} onShow={show} onSignOut={onSignOut} />}
      {user && view === 'change-email' && <ChangeEmail email={user.email} onBack={back} />}
      {user && view === 'try-mail' && <TryMail email={user.email} onBack={back} />}
      {user && view === 'delete' && <DeleteAccount email={user.email} onBack={back} onDeleted={onSignOut} />}
    </Dialog>
  );
}
