import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/toast.tsx';
import { onNewVersion } from './worker.ts';

/** Announces a new version of the site, which is activated only when the reader chooses. */
export function useNewVersion(): void {
  const showToast = useToast();
  useEffect(
    () =>
      onNewVersion((reload) => showToast(m.pwa_new_version(), { action: { text: m.pwa_reload(), onChoose: reload } })),
    [showToast],
  );
}
