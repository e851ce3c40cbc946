import { createRootRoute, redirect } from '@tanstack/react-router';
import { session } from '../session/current.ts';
import { arrive } from './root/arrive.ts';
import { RootPage } from './root/root-page.tsx';
import { validateRootSearch } from './root/root-search.ts';

/** The shell around every page, and the search parameters of any address. */
export const rootRoute = createRootRoute({
  component: RootPage,
  validateSearch: validateRootSearch,
  beforeLoad: ({ location, matches }) => {
    // A page with a hash is not redirected: a provider's popup returns with a token in the hash, even for a signed-in
    // user.
    if (session.isIn() && !location.hash && matches.some(({ staticData }) => staticData.guestOnly))
      throw redirect({ to: '/', replace: true });
    const search = arrive(location.searchStr, session.isIn());
    if (search !== undefined)
      throw redirect({
        href: `${location.pathname}${search && `?${search}`}${location.hash && `#${location.hash}`}`,
        replace: true,
      });
  },
});
