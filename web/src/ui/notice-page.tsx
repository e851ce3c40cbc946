import type { ReactNode } from 'react';
import { classList } from './class-list.ts';
import styles from './notice-page.module.css';

/** The drawing of the sea above the title: flat, with one breaking wave, or with many waves. */
type Sea = keyof typeof SEAS;

interface Props {
  readonly sea: Sea;
  readonly title: string;
  readonly lead?: string | undefined;
  /** True if title and lead may change while the page is open; screen readers then announce the change. */
  readonly live?: boolean;
  /** True for a page without the site's header and footer; the content is then centred in the browser window. */
  readonly alone?: boolean;
  /** Additional content: at the end of the page, or on a large screen beside the other content. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with one sentence, under a line drawing of the sea as wide as the page. */
export function NoticePage({ sea, title, lead, live = false, alone = false, beside, children }: Props) {
  const { height, line } = SEAS[sea];
  return (
    <main id="content" className={classList(styles.page, alone && styles.alone)}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        height={height}
        preserveAspectRatio="xMinYMid slice"
        className={styles.sea}
        aria-hidden="true"
      >
        <path d={line} />
      </svg>
      <div className={classList(beside !== undefined && styles.split)}>
        <div>
          <div role={live ? 'status' : undefined}>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      </div>
    </main>
  );
}

export function NoticeActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** The width of the drawing in SVG units, which equals the maximum width of a page in px. */
const WIDTH = 1240;
const swell = (y: number) => `M2 ${y}${'c20 0 20-12 40-12s20 12 40 12'.repeat(16)}`;
const SEAS = {
  flat: { height: 40, line: `M2 30H${WIDTH}` },
  breaking: {
    height: 40,
    line: `M2 30c34 0 40-24 74-24 26 0 30 22 14 22M95 30c26 0 34-13 58-13s42 13 85 13H${WIDTH}`,
  },
  running: { height: 58, line: [15, 35, 55].map(swell).join('') },
} as const;
