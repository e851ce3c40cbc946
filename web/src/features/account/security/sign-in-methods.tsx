import type { SecurityReply, SocialProvider } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { providersQuery } from '../../../credentials/providers-query.ts';
import { PROVIDER_NAMES } from '../../../credentials/social.ts';
import { socialFailure } from '../../../credentials/social-failure.ts';
import { useProviderToken } from '../../../credentials/use-provider-token.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { SureButton } from '../../../ui/sure-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from '../account.module.css';
import { expectSuccess, listProviders } from './model.ts';
import { Row } from './row.tsx';
import type { Change } from './use-change.ts';

interface Props {
  readonly security: SecurityReply;
  readonly change: Change;
  readonly onPassword: () => void;
}

/** Shows the password, and each provider that is linked or can be. */
export function SignInMethods({ security, change, onPassword }: Props) {
  const { data: offered = [] } = useQuery(providersQuery);
  const showToast = useToast();
  const requestToken = useProviderToken();

  const link = (wanted: SocialProvider) => {
    const provider = offered.find((one) => one.provider === wanted);
    if (!provider) return;
    requestToken(provider, (proof) => {
      if (!proof) return showToast(socialFailure(wanted), { tone: 'error', ms: SUCCESS_MS });
      change.run(wanted, m.security_linked({ name: PROVIDER_NAMES[wanted] }), async () =>
        expectSuccess(await request('linkProvider', { body: proof })),
      );
    });
  };
  const unlink = (provider: SocialProvider) =>
    change.run(provider, m.security_unlinked({ name: PROVIDER_NAMES[provider] }), async () =>
      expectSuccess(await request('unlinkProvider', { body: { provider } })),
    );

  const { has_password: hasPassword, providers } = security;
  const toPassword = hasPassword ? m.security_change() : m.security_set_up();
  return (
    <section className={styles.part}>
      <h3>{m.security_ways()}</h3>
      <ul>
        <Row name={m.auth_password()} details={[hasPassword ? m.security_password_is() : m.security_password_none()]}>
          <Button aria-label={m.ui_labelled({ label: toPassword, of: m.auth_password() })} onClick={onPassword}>
            {toPassword}
          </Button>
        </Row>
        {listProviders(
          offered.map(({ provider }) => provider),
          providers,
        ).map(({ provider, isLinked }) => {
          const name = PROVIDER_NAMES[provider];
          const busy = change.busy === provider;
          return (
            <Row key={provider} name={name} details={[isLinked ? m.security_is_linked() : m.security_not_linked()]}>
              {isLinked ? (
                <SureButton
                  text={m.security_unlink()}
                  sure={m.security_unlink_sure()}
                  subject={name}
                  busy={busy}
                  onSure={() => unlink(provider)}
                />
              ) : (
                <Button
                  aria-label={m.ui_labelled({ label: m.security_link(), of: name })}
                  busy={busy}
                  onClick={() => link(provider)}
                >
                  {m.security_link()}
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
    </section>
  );
}
