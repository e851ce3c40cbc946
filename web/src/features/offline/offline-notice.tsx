import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NoticePage, NoticeWays } from '../../ui/notice-page.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** For a page without content offline: a notice, and a link back to the page before. */
export function OfflineNotice({ previous }: { readonly previous: string }) {
  const online = useOnline();
  if (!online) return <NoticePage sea="flat" live title={m.offline_title()} lead={m.offline_detail({ product })} />;
  return (
    <NoticePage sea="breaking" live title={m.offline_back_online()}>
      <NoticeWays>
        {/* A full load: a page that failed to load its parts needs all of them again. */}
        <a href={previous} className={buttonClass('strong')}>
          {m.offline_previous()}
        </a>
      </NoticeWays>
    </NoticePage>
  );
}
