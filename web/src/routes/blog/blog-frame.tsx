import type { ReactNode } from 'react';
import page from '../../features/blog/blog-page.module.css';
import { product } from '../../product.ts';
import { useReportShown } from '../../ui/on-shown.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';

interface Props {
  readonly title: string;
  /** The description for tabs and search engines. */
  readonly description: string;
  /** The text beside the title. */
  readonly lead?: string | undefined;
  /** The picture before the title. */
  readonly face?: ReactNode;
  readonly isIndex?: boolean;
  readonly children: ReactNode;
}

/** Shows a page of the blog: its name over a strong rule, then its content. */
export function BlogFrame({ title, description, lead, face, isIndex, children }: Props) {
  useReportShown();
  useDocumentHead(`${title} · ${product}`, description);
  return (
    <main id="content" className={page.page}>
      <header className={page.mast} data-index={isIndex || undefined}>
        {face ? (
          <div className={page.person}>
            {face}
            <h1>{title}</h1>
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </main>
  );
}
