import type { beginTotp } from '@groundswell/contracts';
import { type FormEvent, lazy, useRef, useState } from 'react';
import type { ReplyOf } from '../../../api/calls.ts';
import { request } from '../../../api/client.ts';
import { isSixDigits } from '../../../credentials/typed.ts';
import { m } from '../../../paraglide/later.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import { type StepFault, stepFaultOf, WrongFieldError } from '../model.ts';
import { inGroups } from './model.ts';
import { Proven } from './proven.tsx';
import own from './security.module.css';
import { useProof } from './use-proof.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface Props {
  readonly email: string;
  readonly onBack: () => void;
  /** Called with recovery codes if this is the account's first second factor. */
  readonly onDone: (codes: readonly string[] | undefined) => void;
}

/**
 * Adds an authenticator app: the user scans, opens or types its secret, then enters a code as proof that the app has
 * it.
 */
export function AddTotp({ email, onBack, onDone }: Props) {
  const [begun, setBegun] = useState<ReplyOf<typeof beginTotp>>();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<StepFault>({});
  const proof = useProof(email, (error) => setFault(stepFaultOf(error, ['code'])));
  const ref = useRef<HTMLDivElement>(null);
  // Focuses the whole step rather than the code field: on a phone the keyboard would cover the QR code.
  useFocusOn(ref, begun, 'whole');

  const begin = () => proof.run('begin', async () => setBegun(await request('beginTotp')));
  const confirm = (event: FormEvent, ticket: string) => {
    event.preventDefault();
    if (!isSixDigits(code)) return setFault({ field: m.auth_totp_missing() });
    setFault({});
    proof.run('confirm', async () => {
      const reply = await request('confirmTotp', { body: { ticket, code } });
      if (!reply.success) throw new WrongFieldError(reply.errorMsg ?? m.errors_occurred());
      onDone(reply.recovery_codes);
    });
  };

  return (
    <Proven proof={proof} email={email}>
      <div ref={ref} tabIndex={-1} className={classList(own.whole, styles.steps)}>
        {begun ? (
          <form className={styles.form} onSubmit={(event) => confirm(event, begun.ticket)} noValidate>
            <p>{m.security_totp_scan()}</p>
            <LazyPart fallback={<div className={own.qr} />}>
              <QrCode text={begun.uri} />
            </LazyPart>
            <div className={own.secret}>
              <dl>
                <dt>{m.security_totp_secret()}</dt>
                <dd>
                  <code>{inGroups(begun.secret, ' ')}</code>
                </dd>
              </dl>
              <CopyButton text={begun.secret}>{m.security_totp_copy()}</CopyButton>
              <a className={buttonClass()} href={begun.uri}>
                {m.security_totp_open()}
              </a>
            </div>
            <TextField
              label={m.auth_totp()}
              error={fault.field}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              data-digits
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
            <Fault>{fault.form}</Fault>
            <Button type="submit" variant="strong" busy={proof.busy !== undefined}>
              {m.account_confirm()}
            </Button>
          </form>
        ) : (
          <>
            <p>{m.security_totp_lead()}</p>
            <Fault>{fault.form}</Fault>
            <Button variant="strong" busy={proof.busy !== undefined} onClick={begin}>
              {m.security_totp_begin()}
            </Button>
          </>
        )}
        <Back onBack={onBack} text={m.security_back()} />
      </div>
    </Proven>
  );
}
