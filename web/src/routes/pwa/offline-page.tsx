import { getRouteApi } from '@tanstack/react-router';
import { KeptPages } from '../../features/pwa/kept-pages.tsx';
import { OfflineNotice } from '../../features/pwa/offline/offline-notice.tsx';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';

const route = getRouteApi('/offline');

export function OfflinePage() {
  const { from } = route.useSearch();
  useDocumentHead(`${m.offline_title()} · ${product}`, m.offline_detail({ product }));
  return <OfflineNotice previous={from ?? '/'} kept={<KeptPages />} />;
}
