import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/later.js';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { Failed } from '../failed.tsx';
import type { SecurityView } from '../model.ts';
import { Waiting } from '../waiting.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import { ChangePassword } from './change-password.tsx';
import { deviceWords } from './model.ts';
import { Overview } from './overview.tsx';
import { securityQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';

interface Props {
  readonly email: string;
  readonly view: SecurityView;
  readonly onShow: (view: SecurityView | 'profile') => void;
  readonly onSignOut: () => void;
}

/** Shows sign-in and security: an overview, and a step for each change that takes more than a click. */
export function Security({ email, view, onShow, onSignOut }: Props) {
  const { data: security, error, isFetching, refetch } = useQuery(securityQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const showToast = useToast();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, security && view);

  const back = () => onShow('security');
  const showCodes = (given: readonly string[] | undefined) => {
    void client.invalidateQueries(securityQuery);
    setCodes(given ?? []);
    onShow(given ? 'recovery' : 'security');
  };
  const added = (given: readonly string[] | undefined) => {
    showToast(m.security_second_added(), { ms: SUCCESS_MS });
    showCodes(given);
  };
  if (!security)
    return error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : <Waiting />;
  const device = deviceWords(security.sessions.find((session) => session.is_current));
  return (
    <div ref={ref} tabIndex={-1} className={styles.whole}>
      {view === 'security' && (
        <Overview email={email} security={security} onShow={onShow} onCodes={showCodes} onSignOut={onSignOut} />
      )}
      {view === 'password' && <ChangePassword email={email} hasPassword={security.has_password} onBack={back} />}
      {view === 'totp' && <AddTotp email={email} onBack={back} onDone={added} />}
      {view === 'passkey' && <AddPasskey email={email} proposal={device} onBack={back} onDone={added} />}
      {view === 'recovery' && <RecoveryCodes email={email} codes={codes} onDone={back} />}
    </div>
  );
}
