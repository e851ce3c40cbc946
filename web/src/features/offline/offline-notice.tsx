import { useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './offline-notice.module.css';

/** What a page shows that has nothing to show without a connection, and the way back once there is one. */
export function OfflineNotice({ previous }: { readonly previous: string }) {
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return (
    <main id="content" className={styles.page}>
      <svg viewBox="0 0 240 40" className={styles.flat} aria-hidden="true">
        <path d={online ? 'M2 30c34 0 40-24 74-24 26 0 30 22 14 22M95 30c26 0 34-13 58-13s42 13 85 13' : 'M2 30h236'} />
      </svg>
      <div role="status">
        {online ? (
          <>
            <h1>{m.offline_back_online()}</h1>
            <p>
              {/* A page that failed to load its parts needs all of them anew. */}
              <a href={previous} className={buttonClass('strong')}>
                {m.offline_previous()}
              </a>
            </p>
          </>
        ) : (
          <>
            <h1>{m.offline_title()}</h1>
            <p>{m.offline_detail({ product })}</p>
          </>
        )}
      </div>
    </main>
  );
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
