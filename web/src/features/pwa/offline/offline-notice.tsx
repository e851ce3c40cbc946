import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { product } from '../../../product.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { NoticeActions, NoticePage } from '../../../ui/notice-page.tsx';
import { useOnline } from '../../../ui/use-online.ts';

interface Props {
  readonly previous: string;
  /** The links to the pages that can be read offline. */
  readonly kept: ReactNode;
}

/** Shows that a page has no content offline, with a link back to the previous page. */
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
      <NoticeActions>
        {/* The link reloads the document, because a page whose chunks failed to load needs all of them again. */}
        <a href={previous} className={buttonClass('strong')}>
          {m.offline_previous()}
        </a>
      </NoticeActions>
    </NoticePage>
  );
}
