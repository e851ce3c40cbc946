import { useSyncExternalStore } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons/actions.tsx';
import { installPrompt, watchInstallPrompt } from './install-prompt.ts';

/** Shows a button for the browser's own install prompt; nothing if the browser has none. */
export function InstallNow() {
  const install = useSyncExternalStore(watchInstallPrompt, installPrompt);
  return (
    install && (
      <Button variant="strong" onClick={install}>
        <DownloadIcon />
        {m.install_now()}
      </Button>
    )
  );
}
