import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import {
  addressAsksForWindow,
  type RootSearch,
  requestedWindow,
  validateRootSearch,
  withoutWindow,
} from './root-search.ts';
import type { RootWindow } from './root-window.ts';
import { samePage } from './same-page.ts';

/** The dialogs that set a search parameter while they are open, so that any page may link to them. */
const SEARCHES: Partial<Record<RootWindow, RootSearch>> = {
  'sign-in': { login: true },
  register: { login: 'register' },
};
/** The dialogs of signed-in users. */
const OWN: ReadonlySet<RootWindow> = new Set(['favorites', 'profile', 'subscription']);

/** Manages the open dialog; at most one is open. All returned functions are stable. */
export function useRootWindow(isIn: boolean) {
  const search = useSearch({ from: '__root__' });
  const href = useLocation({ select: (location) => location.href });
  const navigate = useNavigate();
  const router = useRouter();
  const [other, setOther] = useState<RootWindow>();
  const [over, setOver] = useState(href);
  // A change of page closes the dialog. Otherwise going back could show the dialog over another page.
  if (over !== href) {
    setOver(href);
    setOther(undefined);
  }

  const show = useCallback(
    (next: RootWindow) => {
      const search = SEARCHES[next];
      setOther(search ? undefined : next);
      const replace = addressAsksForWindow(router.latestLocation.searchStr);
      if (search)
        void navigate({
          to: samePage(router),
          search: (now) => ({ ...withoutWindow(now), ...search }),
          replace,
          resetScroll: false,
        });
    },
    [navigate, router],
  );
  const closeRequested = useCallback(
    async (isMeant: (requested: RootWindow) => boolean) => {
      const requested = requestedWindow(validateRootSearch(router.latestLocation.search), true);
      if (requested && isMeant(requested))
        await navigate({ to: samePage(router), search: withoutWindow, replace: true, resetScroll: false });
    },
    [navigate, router],
  );
  /** Closes the dialog; resolves when the address has changed too. */
  const close = useCallback(() => {
    setOther(undefined);
    return closeRequested(() => true);
  }, [closeRequested]);
  const closeOwn = useCallback(() => {
    setOther((now) => (now && OWN.has(now) ? undefined : now));
    return closeRequested((requested) => OWN.has(requested));
  }, [closeRequested]);

  const shown = other && OWN.has(other) && !isIn ? undefined : other;
  return { open: shown ?? requestedWindow(search, isIn), show, close, closeOwn };
}
