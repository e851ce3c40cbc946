import { HANDBOOK_DRAWINGS, HANDBOOK_PAGES, type Handbook, type HandbookPage } from '@groundswell/handbook';
import { type ReactNode, useCallback } from 'react';
import { Figure } from '../../entities/handbook/figure.tsx';
import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import label from '../../ui/label.module.css';
import styles from './booklet.module.css';
import { useOpenPage, usePageKeys } from './use-open-page.ts';

interface Props {
  readonly handbook: Handbook;
  /** The hash of the address, without its '#'. */
  readonly hash: string;
  readonly onTurn: (page: HandbookPage) => void;
  readonly link: (to: string, words: string) => ReactNode;
}

/** Shows the handbook page by page; the reader turns it by its contents, its buttons and the arrow keys. */
export function Booklet({ handbook, hash, onTurn, link }: Props) {
  const open = useOpenPage(hash);
  const turn = useCallback(
    (by: number) => {
      const next = HANDBOOK_PAGES[HANDBOOK_PAGES.indexOf(open ?? HANDBOOK_PAGES[0]) + by];
      if (next) onTurn(next);
    },
    [open, onTurn],
  );
  usePageKeys(turn);
  return (
    <div className={styles.booklet} data-live={open !== undefined || undefined}>
      <nav aria-label={m.services_handbook_contents()} className={styles.contents}>
        <h2 className={label.label}>{m.services_handbook_contents()}</h2>
        <ol>
          {HANDBOOK_PAGES.map((page) => (
            <li key={page}>
              <a href={`#${page}`} aria-current={page === open ? 'page' : undefined}>
                {handbook.pages[page].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.pages}>
        {HANDBOOK_PAGES.map((page, index) => (
          <BookletPage
            key={page}
            id={page}
            isHidden={open !== undefined && open !== page}
            number={index + 1}
            text={handbook.pages[page]}
            link={link}
          />
        ))}
      </div>
    </div>
  );
}

interface PageProps {
  readonly id: HandbookPage;
  readonly isHidden: boolean;
  readonly number: number;
  readonly text: Handbook['pages'][HandbookPage];
  readonly link: Props['link'];
}

function BookletPage({ id, isHidden, number, text: { title, paragraphs, labels }, link }: PageProps) {
  const count = HANDBOOK_PAGES.length;
  return (
    <section id={id} hidden={isHidden} className={styles.page} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Figure drawing={HANDBOOK_DRAWINGS[id]} words={labels} />
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} link={link} />
          </p>
        ))}
      </div>
      <div className={styles.turns}>
        <Turn page={HANDBOOK_PAGES[number - 2]} words={m.services_handbook_previous()} rel="prev" />
        <p className={styles.number}>{m.services_handbook_number({ number, count })}</p>
        <Turn page={HANDBOOK_PAGES[number]} words={m.services_handbook_next()} rel="next" />
      </div>
    </section>
  );
}

/** Renders an ordinary `<a>` link, which works on a server-rendered page before hydration. */
function Turn({
  page,
  words,
  rel,
}: {
  readonly page: HandbookPage | undefined;
  readonly words: string;
  readonly rel: string;
}) {
  if (!page) return <span />;
  return (
    <a href={`#${page}`} rel={rel} className={buttonClass()}>
      {words}
    </a>
  );
}
