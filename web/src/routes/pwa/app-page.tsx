import { StoreLinks } from '../../features/home/store-links.tsx';
import { InstallNow } from '../../features/pwa/install/install-now.tsx';
import { InstallWays } from '../../features/pwa/install/install-ways.tsx';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { NoticeActions, NoticePage } from '../../ui/notice-page.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';

/** Shows how to get the app: from the stores that have it, and from this site. */
export function AppPage() {
  useDocumentHead(m.install_title({ product }), m.install_lead());
  return (
    <NoticePage
      sea="breaking"
      title={m.install_title({ product })}
      lead={m.install_lead()}
      beside={<InstallWays heading="h2" />}
    >
      <NoticeActions>
        <StoreLinks />
        <InstallNow />
      </NoticeActions>
    </NoticePage>
  );
}
