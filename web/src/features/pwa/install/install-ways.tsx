import { m } from '../../../paraglide/messages.js';
import label from '../../../ui/label.module.css';
import styles from './install-ways.module.css';
import { type Device, deviceOf } from './model.ts';

const WAYS = {
  apple: {
    title: m.install_apple,
    steps: [m.install_apple_share, m.install_apple_add, m.install_apple_confirm],
  },
  android: {
    title: m.install_android,
    steps: [m.install_android_menu, m.install_android_add, m.install_android_confirm],
  },
} as const;

/**
 * Shows how to put the site on the home screen by hand: first for the reader's own kind of device, then for the other
 * kind.
 */
export function InstallWays({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <div className={styles.ways}>
      {ownFirst(device).map((way) => (
        <section key={way}>
          <Heading className={label.label}>{WAYS[way].title()}</Heading>
          <ol>
            {WAYS[way].steps.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function ownFirst(device: Device): readonly (keyof typeof WAYS)[] {
  return device === 'android' ? ['android', 'apple'] : ['apple', 'android'];
}
