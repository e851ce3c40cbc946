import { useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage, NoticeWays } from '../../ui/notice-page.tsx';

/** What a page shows that has nothing to show without a connection, and the way back once there is one. */
export function OfflineNotice({ previous }: { readonly previous: string }) {
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (!online) return <NoticePage sea="flat" live title={m.offline_title()} lead={m.offline_detail({ product })} />;
  return (
    <NoticePage sea="breaking" live title={m.offline_back_online()}>
      <NoticeWays>
        {/* A page that failed to load its parts needs all of them anew. */}
        <a href={previous} className={buttonClass('strong')}>
          {m.offline_previous()}
        </a>
      </NoticeWays>
    </NoticePage>
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
