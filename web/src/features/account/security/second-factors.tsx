import type { SecurityReply } from '@groundswell/contracts';
import { request } from '../../../api/client.ts';
import { hasPasskeys } from '../../../credentials/passkey.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { SureButton } from '../../../ui/sure-button.tsx';
import styles from '../account.module.css';
import { mediumDate, type Passkey, whenWords } from './model.ts';
import { Row } from './row.tsx';
import type { Change } from './use-change.ts';

interface Props {
  readonly factors: SecurityReply['second_factor'];
  readonly change: Change;
  readonly now: number;
  readonly onTotp: () => void;
  readonly onPasskey: () => void;
  readonly onRenewCodes: () => void;
}

/** Shows the second factors: an authenticator app or a passkey, and recovery codes. */
export function SecondFactors({ factors, change, now, onTotp, onPasskey, onRenewCodes }: Props) {
  const { totp, passkeys, recovery_codes_left: left } = factors;
  const remove = { text: m.security_remove(), sure: m.security_remove_sure() };
  const removeTotp = () =>
    change.run('totp', m.security_removed(), async () => {
      await request('removeSecondFactor', { body: { factor: 'totp' } });
    });
  const removePasskey = (id: string) =>
    change.run(id, m.security_removed(), async () => {
      await request('removeSecondFactor', { body: { factor: 'passkey', id } });
    });
  return (
    <section className={styles.part}>
      <h3>{m.security_second()}</h3>
      <p>{m.security_second_lead()}</p>
      <ul>
        <Row name={m.security_totp()} details={[totp ? m.security_on() : m.security_off()]}>
          {totp ? (
            <SureButton {...remove} subject={m.security_totp()} busy={change.busy === 'totp'} onSure={removeTotp} />
          ) : (
            <Button aria-label={m.ui_labelled({ label: m.security_set_up(), of: m.security_totp() })} onClick={onTotp}>
              {m.security_set_up()}
            </Button>
          )}
        </Row>
        <Row
          name={m.security_passkeys()}
          details={[hasPasskeys() ? m.security_passkeys_hint() : m.security_passkeys_unknown()]}
        >
          {hasPasskeys() && (
            <Button
              aria-label={m.ui_labelled({ label: m.security_add(), of: m.security_passkeys() })}
              onClick={onPasskey}
            >
              {m.security_add()}
            </Button>
          )}
        </Row>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} name={passkey.name} details={passkeyDetails(passkey, now)}>
            <SureButton
              {...remove}
              subject={passkey.name}
              busy={change.busy === passkey.id}
              onSure={() => removePasskey(passkey.id)}
            />
          </Row>
        ))}
        {(totp || passkeys.length > 0) && (
          <Row name={m.security_codes()} details={[m.security_codes_left({ count: left })]}>
            <SureButton
              text={m.security_codes_renew()}
              sure={m.security_codes_renew_sure()}
              subject={m.security_codes()}
              busy={change.busy === 'codes'}
              onSure={onRenewCodes}
            />
          </Row>
        )}
      </ul>
    </section>
  );
}

function passkeyDetails({ created_at, used_at }: Passkey, now: number): string[] {
  const made = m.security_passkey_made({ date: mediumDate(created_at, language) });
  return [
    made,
    used_at ? m.security_passkey_used({ when: whenWords(used_at, now, language) }) : m.security_passkey_unused(),
  ];
}
