import type { SocialProvider } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { providersQuery } from '../../credentials/providers-query.ts';
import { inOrder, type Provider } from '../../credentials/social.ts';
import { m } from '../../paraglide/later.js';
import { classList } from '../../ui/class-list.ts';
import { AppleMark, FacebookMark, GoogleMark } from './provider-marks.tsx';
import styles from './social-buttons.module.css';

/** Each provider's button with its own text, mark and colours, as its guidelines require. */
const BUTTONS: Readonly<Record<SocialProvider, { text: () => string; mark: ReactNode; look: string | undefined }>> = {
  'sign-in-with-apple': { text: m.auth_continue_apple, mark: <AppleMark />, look: styles.apple },
  google: { text: m.auth_continue_google, mark: <GoogleMark />, look: styles.google },
  facebook: { text: m.auth_continue_facebook, mark: <FacebookMark />, look: styles.facebook },
};

/** Shows a button per available provider; nothing if no provider is available. */
export function SocialButtons({ onChoose }: { readonly onChoose: (provider: Provider) => void }) {
  const { data: providers = [] } = useQuery(providersQuery);
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      <p>{m.auth_or_with()}</p>
      <div className={styles.buttons}>
        {inOrder(providers).map((provider) => {
          const { text, mark, look } = BUTTONS[provider.provider];
          return (
            <button
              key={provider.provider}
              type="button"
              className={classList(styles.button, look)}
              onClick={() => onChoose(provider)}
            >
              <span className={styles.mark}>{mark}</span>
              <span className={styles.text}>{text()}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
