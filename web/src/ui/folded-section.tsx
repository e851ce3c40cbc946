import type { ReactNode } from 'react';
import { classList } from './class-list.ts';
import styles from './folded-section.module.css';
import { DownIcon } from './icons/actions.tsx';
import section from './section-head.module.css';
import { useMedia } from './use-media.ts';

interface Props {
  /** The id of the heading. */
  readonly id: string;
  readonly title: ReactNode;
  /** A line beside the title. */
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly busy?: boolean;
  readonly screenOnly?: boolean | undefined;
  /** True on a page whose subject is this section; there the section never collapses. */
  readonly unfolded?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of secondary content; on a small screen it collapses below its heading. The browser's find-in-page also
 * finds collapsed text, and a printed page shows the section open.
 */
export function FoldedSection({ id, title, note, className, busy, screenOnly, unfolded = false, children }: Props) {
  const large = useMedia('(min-width: 1024px)');
  const isOpen = large || unfolded;
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section
      className={classList(styles.section, className)}
      aria-labelledby={id}
      aria-busy={busy}
      data-screen-only={screenOnly || undefined}
    >
      {isOpen ? (
        <>
          <header className={section.head}>
            {heading}
            {note && <p>{note}</p>}
          </header>
          {children}
        </>
      ) : (
        <details className={styles.fold}>
          <summary>
            {heading}
            {note && <span>{note}</span>}
            <DownIcon className={styles.mark} />
          </summary>
          {children}
        </details>
      )}
    </section>
  );
}
