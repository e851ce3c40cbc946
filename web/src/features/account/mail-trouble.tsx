import { displayEmail, type MeReply } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { SUCCESS_MS } from '../../ui/success.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import type { AccountView } from './model.ts';
import { OwnCode } from './own-code.tsx';
import { useSetting } from './queries.ts';

/**
 * Says why alerts are not mailed; shows nothing while mail arrives. `children` are the remedies, for example a button
 * that mails a test code.
 */
export function MailTrouble({ user, children }: { readonly user: MeReply; readonly children: ReactNode }) {
  const { mail_state: state } = user;
  const email = displayEmail(user.email);
  if (state === 'ok') return null;
  return (
    <div className={styles.trouble} role="status">
      <p>{state === 'bounced' ? m.account_mail_bounced({ email }) : m.account_mail_complained({ email })}</p>
      {children}
    </div>
  );
}

/**
 * Shows the remedies. After a bounce, the user can request a test code or change the address; after a spam complaint,
 * confirm that mail is wanted.
 */
export function MailRemedies({
  user,
  onShow,
}: {
  readonly user: MeReply;
  readonly onShow: (view: AccountView) => void;
}) {
  const { mutate: set, isPending } = useSetting();
  if (user.mail_state === 'complained')
    return (
      <Button busy={isPending} onClick={() => set({ setting: 'alertSetting', value: 'email' })}>
        {m.account_mail_wanted()}
      </Button>
    );
  return (
    <div className={styles.ways}>
      <Button onClick={() => onShow('try-mail')}>{m.account_mail_try()}</Button>
      <Button onClick={() => onShow('change-email')}>{m.account_change_email()}</Button>
    </div>
  );
}

/** Takes a mailed code, which proves that mail arrives again. */
export function TryMail({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const client = useQueryClient();
  const showToast = useToast();
  const prove = async (passcode: string) => {
    await request('checkOwnPassCode', { body: { email, passcode } });
    await client.invalidateQueries();
    showToast(m.account_mail_arrives(), { ms: SUCCESS_MS });
    onBack();
  };

  return (
    <div className={styles.steps}>
      <OwnCode
        email={email}
        lead={m.account_mail_try_lead({ email: displayEmail(email) })}
        button={{ text: m.account_send_code(), variant: 'strong' }}
        onRequest={() => request('newOwnPassCode', { body: { email } })}
        onCode={prove}
        onBack={onBack}
      />
    </div>
  );
}
