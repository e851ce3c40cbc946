import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { product } from '../../../product.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { NoticePage, NoticeWays } from '../../../ui/notice-page.tsx';
import { useOnline } from '../../../ui/use-online.ts';

interface Props {
  readonly previous: string;
  /** Leads to what can be read without a connection. */
  readonly kept: ReactNode;
}

/** For a page without content offline: a notice, and a link back to the page before. */
export function OfflineNotice({ previous, kept }: Props) {
  const online = useOnline();
  if (!online)
    return (
      <NoticePage sea="flat" live title={m.offline_title()} lead={m.offline_detail({ product })}>
        {kept}
      </NoticePage>
    );
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
