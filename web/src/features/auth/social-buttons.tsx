import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { providersQuery } from './queries.ts';
import { PROVIDER_NAMES, type Provider } from './social.ts';
import styles from './social-buttons.module.css';

/** The providers that one may sign in with here; nothing where there are none. */
export function SocialButtons({ onChoose }: { readonly onChoose: (provider: Provider) => void }) {
  const { data: providers = [] } = useQuery(providersQuery);
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p>{m.auth_or_with()}</p>
      <div className={styles.buttons}>
        {providers.map((provider) => {
          const name = PROVIDER_NAMES[provider.provider];
          return (
            <Button key={name} aria-label={m.auth_continue_with({ name })} onClick={() => onChoose(provider)}>
              {name}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
