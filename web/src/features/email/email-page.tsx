import type { ReactNode } from 'react';
import { product } from '../../product.ts';
import { NoticeActions, NoticePage } from '../../ui/notice-page.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import styles from './email-page.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly fault?: string | undefined;
  readonly children?: ReactNode;
}

/** Shows the page behind an email's link: a question and a button. */
export function EmailPage({ title, lead, fault, children }: Props) {
  useDocumentHead(`${title} · ${product}`, lead);
  return (
    <NoticePage sea="breaking" live title={title} lead={lead}>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {children && <NoticeActions>{children}</NoticeActions>}
    </NoticePage>
  );
}
