import type { ReactNode } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { product } from '../../../product.ts';
import { useDocumentHead } from '../../../ui/use-document-head.ts';
import styles from './admin-page.module.css';

interface Props {
  readonly title: string;
  /** The main actions of the page, beside the title. */
  readonly actions?: ReactNode;
  /** The purpose of the page, below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of an admin page: title, actions and content. */
export function AdminPage({ title, actions, lead, children }: Props) {
  useDocumentHead(`${title} · ${product} ${m.canvas_title()}`, m.canvas_description({ product }));
  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </>
  );
}
