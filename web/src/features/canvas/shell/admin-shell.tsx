import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { product } from '../../../product.ts';
import styles from './admin-shell.module.css';
import { useFocusRestore } from './use-focus-restore.ts';

interface Props {
  readonly sections: readonly { readonly path: string; readonly name: () => string }[];
  /** The path of the current section. */
  readonly shown: string;
  /** The address of the page; a new address moves the focus to the page. */
  readonly address: string;
  readonly children: ReactNode;
}

/** The previous address, kept outside React because each route remounts the shell. */
let shownBefore: string | undefined;

/** The frame of all admin pages: the header, the sections, and the links to the site and to sign-out. */
export function AdminShell({ sections, shown, address, children }: Props) {
  const page = useRef<HTMLElement>(null);
  useFocusRestore(page);
  useEffect(() => {
    if (shownBefore !== undefined && shownBefore !== address) page.current?.focus({ preventScroll: true });
    shownBefore = address;
  }, [address]);
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <p className={styles.product}>
          <Link to="/canvas-ui">
            <b>{product}</b> {m.canvas_title()}
          </Link>
        </p>
        <Link to="/">{m.canvas_to_site()}</Link>
        <Link to="/canvas-ui/$section" params={{ section: 'logout' }}>
          {m.canvas_sign_out()}
        </Link>
      </header>
      <nav className={styles.sections} aria-label={m.canvas_sections()}>
        <ul>
          {sections.map(({ path, name }) => (
            <li key={path}>
              <Link
                to="/canvas-ui/$section"
                params={{ section: path }}
                aria-current={path === shown ? 'page' : undefined}
              >
                {name()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" ref={page} tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </div>
  );
}
