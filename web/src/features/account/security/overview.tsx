import type { SecurityReply } from '@groundswell/contracts';
import { MINUTE_MS } from '@groundswell/durations';
import { useRef } from 'react';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';
import { classList } from '../../../ui/class-list.ts';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useClock } from '../../../ui/use-clock.ts';
import { useFocusKept } from '../../../ui/use-focus-on.ts';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import type { SecurityView } from '../model.ts';
import { Proven } from './proven.tsx';
import { SecondFactors } from './second-factors.tsx';
import own from './security.module.css';
import { Sessions } from './sessions.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { useChange } from './use-change.ts';
import { useProof } from './use-proof.ts';

interface Props {
  readonly email: string;
  readonly security: SecurityReply;
  readonly onShow: (view: SecurityView | 'profile') => void;
  readonly onCodes: (codes: readonly string[] | undefined) => void;
  readonly onSignOut: () => void;
}

/** Shows the sign-in methods and the sessions, with the changes that take one click. */
export function Overview({ email, security, onShow, onCodes, onSignOut }: Props) {
  const showToast = useToast();
  const proof = useProof(email, ({ message }) => showToast(message, { tone: 'error', ms: SUCCESS_MS }));
  const change = useChange(proof);
  const now = useClock(MINUTE_MS);
  const ref = useRef<HTMLDivElement>(null);
  useFocusKept(ref, security);
  const renewCodes = () =>
    proof.run('codes', async () => onCodes((await request('renewRecoveryCodes')).recovery_codes));
  const signOutEverywhere = () =>
    proof.run('everywhere', async () => {
      await request('logoutEverywhere');
      onSignOut();
    });
  return (
    <Proven proof={proof} email={email}>
      <div ref={ref} tabIndex={-1} className={classList(styles.steps, own.parts, own.whole)}>
        <SignInMethods security={security} change={change} onPassword={() => onShow('password')} />
        <SecondFactors
          factors={security.second_factor}
          change={change}
          now={now}
          onTotp={() => onShow('totp')}
          onPasskey={() => onShow('passkey')}
          onRenewCodes={renewCodes}
        />
        <Sessions
          sessions={security.sessions}
          change={change}
          now={now}
          onSignOut={onSignOut}
          onSignOutEverywhere={signOutEverywhere}
        />
        <Back onBack={() => onShow('profile')} text={m.account_back()} />
      </div>
    </Proven>
  );
}
