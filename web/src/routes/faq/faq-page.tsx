import { useQuery } from '@tanstack/react-query';
import { FaqList } from '../../features/faq/faq-list.tsx';
import { faqsQuery } from '../../features/faq/faqs-query.ts';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { PageContact } from '../root/page-contact.tsx';
import { AccuracyPlace } from './accuracy-place.tsx';

export function FaqPage() {
  useReportShown();
  const lead = m.faq_lead({ product });
  useDocumentHead(`${m.faq_title()} · ${product}`, lead);
  const faqs = useQuery(faqsQuery);
  return (
    <WidePage title={m.faq_title()} lead={lead} foot={<PageContact subject="FAQ Contact" />}>
      <Loaded query={faqs} fault={m.faq_failed()} bones={<Skeleton lines={12} />}>
        {(found) => <FaqList faqs={found} />}
      </Loaded>
      <AccuracyPlace />
    </WidePage>
  );
}
