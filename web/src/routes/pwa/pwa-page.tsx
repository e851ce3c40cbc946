import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startLaunch } from '../../features/pwa/launch.ts';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { readCookie } from '../../storage/cookies.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { ownPath } from '../root/own-path.ts';

/** Shows the start page of the installed app, which redirects to the page read last. */
export function PwaPage() {
  const { history } = useRouter();
  useDocumentHead(product, m.pwa_opening({ product }));
  useEffect(
    () =>
      startLaunch({
        lastPage: ownPath(readCookie('sc_lastpage')),
        // The shell is ready once its header exists, which holds the location menu.
        isReady: () => document.querySelector('header') !== null,
        go: (path) => history.replace(path),
      }),
    [history],
  );
  return (
    <main id="content" aria-busy="true">
      <h1>
        <Spoken>{m.pwa_opening({ product })}</Spoken>
      </h1>
    </main>
  );
}
