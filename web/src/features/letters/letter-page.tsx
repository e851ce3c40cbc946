import type { ReactNode } from 'react';
import { product } from '../../product.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import styles from './letter-page.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What went wrong, a sentence. */
  readonly fault?: string | undefined;
  /** What one may do. */
  readonly children?: ReactNode;
}

/** A page that the link of a letter leads to: one question, one button. */
export function LetterPage({ title, lead, fault, children }: Props) {
  useDocumentHead(`${title} · ${product}`, lead);
  return (
    <main id="content" className={styles.page}>
      <div role="status">
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {children && <div className={styles.ways}>{children}</div>}
    </main>
  );
}
