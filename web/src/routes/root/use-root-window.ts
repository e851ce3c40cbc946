import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type RootSearch, validateRootSearch, windowAsked, withoutWindow } from './root-search.ts';
import type { RootWindow } from './root-window.ts';

/** Windows that are part of the address while they are open, so that any page may link to them. */
const ASKS: Partial<Record<RootWindow, RootSearch>> = { 'sign-in': { login: true }, register: { login: 'register' } };
/** Windows of signed-in users. */
const OWN: ReadonlySet<RootWindow> = new Set(['favorites', 'profile', 'subscription']);

/** The open window, one at a time. All returned functions are stable. */
export function useRootWindow(isIn: boolean) {
  const search = useSearch({ from: '__root__' });
  const href = useLocation({ select: (location) => location.href });
  const navigate = useNavigate();
  const router = useRouter();
  const [other, setOther] = useState<RootWindow>();
  const [over, setOver] = useState(href);
  // A page takes its window along: after going back it must not be open over another one.
  if (over !== href) {
    setOver(href);
    setOther(undefined);
  }

  const show = useCallback(
    (next: RootWindow) => {
      const ask = ASKS[next];
      setOther(ask ? undefined : next);
      if (ask) void navigate({ to: '.', search: (now) => ({ ...withoutWindow(now), ...ask }), resetScroll: false });
    },
    [navigate],
  );
  const closeAsked = useCallback(
    async (isMeant: (asked: RootWindow) => boolean) => {
      const asked = windowAsked(validateRootSearch(router.latestLocation.search), true);
      if (asked && isMeant(asked))
        await navigate({ to: '.', search: withoutWindow, replace: true, resetScroll: false });
    },
    [navigate, router],
  );
  /** Resolves when the address has changed too. */
  const close = useCallback(() => {
    setOther(undefined);
    return closeAsked(() => true);
  }, [closeAsked]);
  /** Closes the windows of signed-in users. */
  const closeOwn = useCallback(() => {
    setOther((now) => (now && OWN.has(now) ? undefined : now));
    return closeAsked((asked) => OWN.has(asked));
  }, [closeAsked]);

  const shown = other && OWN.has(other) && !isIn ? undefined : other;
  return { open: shown ?? windowAsked(search, isIn), show, close, closeOwn };
}
