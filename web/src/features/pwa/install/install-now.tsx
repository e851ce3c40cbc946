import { useSyncExternalStore } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons/actions.tsx';
import { installPrompt, watchInstallPrompt } from './install-prompt.ts';

/** The browser's own install prompt; nothing where there is none. */
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
