import type { ReactNode } from 'react';
import label from './label.module.css';
import styles from './wide-page.module.css';

interface Props {
  /** Above the title: where the page is. */
  readonly trail?: ReactNode;
  /** Above the title: of what the page is. */
  readonly note?: string | undefined;
  readonly title: string;
  readonly lead: ReactNode;
  /** As wide as the page. */
  readonly children: ReactNode;
  /** Below all else, as wide as lines are read. */
  readonly foot?: ReactNode;
}

/** A page of the site's own words, with parts as wide as the page. */
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
