import { useQuery } from '@tanstack/react-query';
import { headlineOf } from '../../features/status/headline.ts';
import { statusQuery } from '../../features/status/queries.ts';
import { StatusPage } from '../../features/status/status-page.tsx';
import { m } from '../../paraglide/status.js';
import { product } from '../../product.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';

export function StatusRoutePage() {
  useReportShown();
  const status = useQuery(statusQuery);
  const { data } = status;
  useDocumentHead(`${m.status_title()} · ${product}`, data ? headlineOf(data, 0) : m.status_lead({ product }));
  if (data) return <StatusPage status={data} />;
  return (
    <WidePage title={m.status_title()} lead={m.status_lead({ product })}>
      <Loaded query={status} fault={m.status_failed()} bones={<Skeleton lines={12} />}>
        {() => null}
      </Loaded>
    </WidePage>
  );
}
