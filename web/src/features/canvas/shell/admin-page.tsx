import type { ReactNode } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { product } from '../../../product.ts';
import { useDocumentHead } from '../../../ui/use-document-head.ts';
import styles from './admin-page.module.css';

interface Props {
  readonly title: string;
  /** Beside the title: what one does most here. */
  readonly actions?: ReactNode;
  /** Under the title: what this page is for. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the admin interface: its title, its actions, its content. */
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
