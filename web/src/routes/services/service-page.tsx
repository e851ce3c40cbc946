import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { PageContact } from '../root/page-contact.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The content at the end of the page; by default the contact form about services. */
  readonly foot?: ReactNode;
}

/** Shows a service: its breadcrumb, its content, and a contact form. */
export function ServicePage({ title, lead, children, foot }: Props) {
  useReportShown();
  useDocumentHead(`${title} · ${product}`, lead);
  return (
    <WidePage
      trail={<Breadcrumb above={[{ name: m.shell_services(), to: '/services' }]} current={title} />}
      title={title}
      lead={lead}
      foot={foot ?? <PageContact subject="Services Contact" />}
    >
      {children}
    </WidePage>
  );
}
