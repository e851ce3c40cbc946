import { Outlet, useLocation, useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useLastPage } from '../features/install/use-last-page.ts';
import { useNewVersion } from '../features/pwa/use-new-version.ts';
import { useSlashKey } from '../features/search/use-slash-key.ts';
import { Banners } from '../features/shell/banners.tsx';
import { BlogNav } from '../features/shell/blog-nav.tsx';
import { BottomBar } from '../features/shell/bottom-bar.tsx';
import { Header } from '../features/shell/header.tsx';
import type { Layout } from '../features/shell/layout.ts';
import { Progress } from '../features/shell/progress.tsx';
import { useFocusOnNavigation } from '../features/shell/use-focus-on-navigation.ts';
import { UnitsToggle } from '../features/units/units-toggle.tsx';
import { m } from '../paraglide/messages.js';
import { useBeach } from '../preferences/beach.tsx';
import styles from './root-page.module.css';
import { type RootWindow, RootWindows } from './root-windows.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useShownPlace } from './use-shown-place.ts';

/** What every page stands in: header, banners, footer, the bar of a phone, and the windows over it. */
export function RootPage() {
  const layout = useMatches({ select: (matches): Layout => matches.at(-1)?.staticData.layout ?? 'default' });
  useLastPage(useLocation({ select: ({ href }) => href }));
  useNewVersion();
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.shell_skip_to_content()}
      </a>
      <Progress />
      {layout === 'empty' ? <Outlet /> : <Furnished blog={layout === 'blog'} />}
    </>
  );
}

function Furnished({ blog }: { readonly blog: boolean }) {
  const { beach } = useBeach();
  const shown = useShownPlace();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { open, show, close } = useRootWindow();
  const page = useFocusOnNavigation(path);
  const search = useCallback(() => show('search'), [show]);
  useSlashKey(search);

  const ways = {
    forecastSlug: (shown?.isBeach ? shown : beach)?.slug,
    onSelectLocation: () => show('location'),
  };
  return (
    <>
      <Header location={shown ?? beach} onSearch={search} onSignIn={() => show('sign-in')} {...ways}>
        {shown && <UnitsToggle />}
      </Header>
      {blog && <BlogNav onIndex={path === '/blog'} />}
      <Banners />
      <div ref={page} tabIndex={-1} className={styles.page}>
        <Outlet />
      </div>
      <SiteFooter onInstall={() => show('install')} />
      <BottomBar
        gives={shown !== undefined}
        onFavorites={() => show('sign-in')}
        onMore={() => show('more')}
        {...ways}
      />
      <RootWindows open={open} chosenSlug={ways.forecastSlug} onOpen={show} onClose={close} />
    </>
  );
}

/** Which window is open. That of signing in stands in the address, so that any page may lead to it. */
function useRootWindow() {
  const { login } = useSearch({ from: '__root__' });
  const navigate = useNavigate();
  const [other, setOther] = useState<RootWindow>();

  const show = useCallback(
    (next: RootWindow) => {
      setOther(next === 'sign-in' ? undefined : next);
      if (next === 'sign-in')
        void navigate({ to: '.', search: (asked) => ({ ...asked, login: true as const }), resetScroll: false });
    },
    [navigate],
  );
  const close = () => {
    setOther(undefined);
    if (login)
      void navigate({
        to: '.',
        search: ({ login: _, ...asked }) => asked,
        replace: true,
        resetScroll: false,
      });
  };
  return { open: login ? ('sign-in' as const) : other, show, close };
}
