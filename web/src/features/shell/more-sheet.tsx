import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ForwardIcon } from '../../ui/icons/actions.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './more-sheet.module.css';
import { ABOUT, BLOG } from './site-links.ts';
import { useExistingLinks } from './use-existing-links.ts';

interface Props {
  /** The choice of units. */
  readonly units: ReactNode;
  /** Undefined where the site is installed already. */
  readonly onInstall: (() => void) | undefined;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** Behind 'More' in the bar: what is set once, and the pages that are seldom looked for. */
export function MoreSheet({ units, onInstall, onSignIn, onClose }: Props) {
  const pages = useExistingLinks([BLOG, ABOUT]);
  // The sheet closes before another window opens: only so does the focus find back from there.
  const after = useRef(onClose);
  const leaveFor = (next: () => void) => (event: MouseEvent) => {
    after.current = next;
    event.currentTarget.closest('dialog')?.close();
  };
  return (
    <Sheet title={m.shell_bar_more()} onClose={() => after.current()}>
      <ul className={styles.list}>
        <li className={styles.choice}>
          <span aria-hidden="true">{m.shell_units()}</span>
          {units}
        </li>
        <li className={styles.choice}>
          <span aria-hidden="true">{m.shell_language()}</span>
          <LanguageToggle />
        </li>
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {name()}
              <ForwardIcon />
            </Link>
          </li>
        ))}
        {onInstall && (
          <li>
            <button type="button" onClick={leaveFor(onInstall)} aria-haspopup="dialog">
              {m.shell_install()}
              <ForwardIcon />
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={leaveFor(onSignIn)} aria-haspopup="dialog">
            {m.shell_sign_in()}
            <ForwardIcon />
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
