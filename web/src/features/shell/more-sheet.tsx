import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { ForwardIcon } from '../../ui/icons/actions.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './more-sheet.module.css';
import { ABOUT, BLOG } from './site-links.ts';
import { useExistingLinks } from './use-existing-links.ts';

/** The account entries of the menu: one set for a visitor, another for a signed-in user. */
type AccountEntries =
  | { readonly units: ReactNode; readonly onSignIn: () => void }
  | { readonly onSettings: () => void; readonly onSubscription: () => void; readonly onSignOut: () => void };

interface Props {
  readonly account: AccountEntries;
  /** Undefined if the site is installed already. */
  readonly onInstall: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Shows the settings and the rarely visited pages behind 'More' in the bar. */
export function MoreSheet({ account, onInstall, onClose }: Props) {
  const pages = useExistingLinks([BLOG, ABOUT]);
  // Called when this sheet has closed. The next dialog opens only then, so that the focus returns to the page when that
  // dialog closes.
  const after = useRef(onClose);
  const leaveFor = (next: () => void) => (event: MouseEvent) => {
    after.current = next;
    event.currentTarget.closest('dialog')?.close();
  };
  return (
    <Sheet title={m.shell_bar_more()} onClose={() => after.current()}>
      <ul className={styles.list}>
        {'units' in account ? (
          <li className={styles.choice}>
            <span aria-hidden="true">{m.shell_units()}</span>
            {account.units}
          </li>
        ) : (
          <>
            <Entry name={m.shell_settings()} onPress={leaveFor(account.onSettings)} opens />
            <Entry name={m.shell_subscription()} onPress={leaveFor(account.onSubscription)} opens />
          </>
        )}
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
        {onInstall && <Entry name={m.shell_install()} onPress={leaveFor(onInstall)} opens />}
        {'units' in account ? (
          <Entry name={m.shell_sign_in()} onPress={leaveFor(account.onSignIn)} opens />
        ) : (
          <Entry name={m.shell_sign_out()} onPress={leaveFor(account.onSignOut)} />
        )}
      </ul>
    </Sheet>
  );
}

interface EntryProps {
  readonly name: string;
  readonly onPress: (event: MouseEvent) => void;
  /** Whether the entry opens a dialog. */
  readonly opens?: boolean;
}

function Entry({ name, onPress, opens }: EntryProps) {
  return (
    <li>
      <button type="button" onClick={onPress} aria-haspopup={opens && 'dialog'}>
        {name}
        {opens && <ForwardIcon />}
      </button>
    </li>
  );
}
