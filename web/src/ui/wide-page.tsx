import type { ReactNode } from 'react';
import label from './label.module.css';
import styles from './wide-page.module.css';

interface Props {
  /** The breadcrumb above the title. */
  readonly trail?: ReactNode;
  /** The topic of the page, shown above the title. */
  readonly note?: string | undefined;
  readonly title: string;
  readonly lead: ReactNode;
  /** The content, as wide as the page. */
  readonly children: ReactNode;
  /** The footer, as wide as running text. */
  readonly foot?: ReactNode;
}

/** A page of editorial content, such as an article, whose sections may be as wide as the page. */
export function WidePage({ trail, note, title, lead, children, foot }: Props) {
  return (
    <main id="content" className={styles.page}>
      {trail}
      <header className={styles.header}>
        {note && <span className={label.label}>{note}</span>}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
      {foot && <div className={styles.narrow}>{foot}</div>}
    </main>
  );
}
