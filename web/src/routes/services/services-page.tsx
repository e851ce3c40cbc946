import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { servicesQuery } from '../../entities/service/services-query.ts';
import { ServiceList } from '../../features/services/service-list.tsx';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { PageContact } from '../root/page-contact.tsx';

export function ServicesPage() {
  useReportShown();
  const lead = m.services_lead({ product });
  useDocumentHead(`${m.services_title()} · ${product}`, lead);
  const services = useQuery(servicesQuery);
  const { routesByPath } = useRouter();
  return (
    <WidePage title={m.services_title()} lead={lead} foot={<PageContact subject="Services Contact" />}>
      <Loaded query={services} fault={m.services_failed()} bones={<Skeleton lines={12} />}>
        {(found) => <ServiceList services={found.filter(({ url }) => url in routesByPath)} />}
      </Loaded>
    </WidePage>
  );
}
