import { useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';
import styles from './install-dialog.module.css';
import { installPrompt, watchInstallPrompt } from './install-prompt.ts';
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

/** How to put the site on the home screen: by the browser's own offer where there is one, else by hand. */
export function InstallDialog({ onClose }: { readonly onClose: () => void }) {
  const install = useSyncExternalStore(watchInstallPrompt, installPrompt);
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);

  return (
    <Dialog title={m.install_title({ product })} width="narrow" onClose={onClose}>
      <p className={styles.lead}>{m.install_lead()}</p>
      {install && (
        <Button variant="strong" onClick={install}>
          <DownloadIcon />
          {m.install_now()}
        </Button>
      )}
      {ownFirst(device).map((way) => (
        <section key={way} className={styles.way}>
          <h3>{WAYS[way].title()}</h3>
          <ol>
            {WAYS[way].steps.map((step) => (
              <li key={step()}>{step()}</li>
            ))}
          </ol>
        </section>
      ))}
    </Dialog>
  );
}

function ownFirst(device: Device): readonly (keyof typeof WAYS)[] {
  return device === 'android' ? ['android', 'apple'] : ['apple', 'android'];
}
