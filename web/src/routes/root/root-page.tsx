import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { OfferPlace } from '../../entities/plans/offer-place.tsx';
import { usePlanChanges } from '../../entities/plans/plan-changes.ts';
import { useEntitlement } from '../../entities/plans/use-entitlement.ts';
import { useGivenSurfer } from '../../entities/surfer/use-given-surfer.ts';
import { clearOutbox, endFavoriteSession, queuedChanges } from '../../features/favorites/outbox/outbox.ts';
import { useOutbox } from '../../features/favorites/outbox/use-outbox.ts';
import { useLastPage } from '../../features/pwa/install/use-last-page.ts';
import { forgetKept, forgetOwn } from '../../features/pwa/kept.ts';
import { useKeptFavorites } from '../../features/pwa/use-kept-favorites.ts';
import { useNewVersion } from '../../features/pwa/use-new-version.ts';
import { usePush } from '../../features/pwa/use-push.ts';
import { useSlashKey } from '../../features/search/use-slash-key.ts';
import { UnitsToggle } from '../../features/settings/units-toggle.tsx';
import { Banners } from '../../features/shell/banners.tsx';
import { BlogNav } from '../../features/shell/blog-nav.tsx';
import { BottomBar } from '../../features/shell/bottom-bar.tsx';
import { Header } from '../../features/shell/header.tsx';
import type { Layout } from '../../features/shell/layout.ts';
import { Progress } from '../../features/shell/progress.tsx';
import { useFocusOnNavigation } from '../../features/shell/use-focus-on-navigation.ts';
import { m } from '../../paraglide/messages.js';
import { useBeach } from '../../preferences/beach.tsx';
import { isPromoBrought } from '../../preferences/promo.ts';
import { session } from '../../session/current.ts';
import { meQuery, useSession, useSessionUpkeep } from '../../session/use-session.ts';
import { SUCCESS_MS } from '../../ui/success.ts';
import { ToastStrip, useLeaveToasts, useToast } from '../../ui/toast.tsx';
import { useReservedPlace } from '../../ui/use-reserved-place.ts';
import styles from './root-page.module.css';
import { addressWithoutWindow } from './root-search.ts';
import { RootWindows } from './root-windows.tsx';
import { ShowWindow } from './show-window.ts';
import { SiteFooter } from './site-footer.tsx';
import { useOpenAlert } from './use-open-window.ts';
import { useRootWindow } from './use-root-window.ts';
import { useShownPlace } from './use-shown-place.ts';

/** The display time of a toast with a long sentence or two sentences. */
const SENTENCES_MS = 10_000;

/** The pages, besides forecasts of beaches, that show surf heights: their header has the choice of units. */
const TELLS_SURF = /^\/(nearby|compare|forecast\/at\/.+)?$/;

/** Shows the shell of every page: header, banners, footer, the bottom bar of phones, and the open dialog. */
export function RootPage() {
  const layout = useMatches({ select: (matches): Layout => matches.at(-1)?.staticData.layout ?? 'default' });
  useLastPage(useLocation({ select: addressWithoutWindow }));
  useNewVersion();
  return (
    <>
      <a className={styles.skip} href="#content">
        {m.shell_skip_to_content()}
      </a>
      <Progress />
      <Furnished layout={layout} />
    </>
  );
}

/**
 * Opens the dialogs that the address names. Ends a session with at most a day left. Both happen even on pages without
 * the shell.
 */
function Furnished({ layout }: { readonly layout: Layout }) {
  const { beach } = useBeach();
  const shown = useShownPlace();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isIn } = useSession();
  const { inBrowser } = useReservedPlace();
  const { open, show, close, closeOwn } = useRootWindow(isIn);
  const page = useFocusOnNavigation(path);
  const search = useCallback(() => show('search'), [show]);
  useSlashKey(search, open === 'search' || open === 'posts');
  const signIn = useCallback(() => show('sign-in'), [show]);
  const showToast = useToast();
  const showSessionEnd = useCallback(
    (byServer: boolean) => {
      void closeOwn();
      if (byServer) showToast(m.shell_session_ended(), { action: { text: m.ui_sign_in(), onChoose: signIn } });
      else if (queuedChanges().length === 0) showToast(m.shell_signed_out(), { ms: SUCCESS_MS });
      else showToast(m.shell_signed_out_unsent(), { ms: SENTENCES_MS });
      if (!byServer) clearOutbox();
    },
    [closeOwn, showToast, signIn],
  );
  const router = useRouter();
  const leaveToasts = useLeaveToasts();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leaveToasts()),
    [router, leaveToasts],
  );
  const client = useQueryClient();
  const closeSignIn = useCallback(async () => {
    const { login } = router.latestLocation.search;
    if (login === undefined) return router.load();
    // This import is fast, because the open sign-in dialog has already loaded the module.
    const { readBeside } = await import('../../features/auth/awaited-code.ts');
    const { email, address } = readBeside((await client.fetchQuery(meQuery)).email);
    // If the dialog waits for a mailed code, only a sign-in with the code's own address closes it. Another user's
    // sign-in must not lose the code.
    if (address !== undefined && email !== address)
      return showToast(m.shell_signed_in_elsewhere({ email, address }), { ms: SENTENCES_MS });
    await router.load();
    showToast(m.shell_signed_in_as({ email }), { ms: SENTENCES_MS });
  }, [client, router, showToast]);
  const onFound = useCallback(() => void closeSignIn().catch(() => undefined), [closeSignIn]);
  const showReplaced = useCallback(() => {
    void closeOwn();
    endFavoriteSession();
    showToast(m.shell_session_replaced(), { ms: SENTENCES_MS });
  }, [closeOwn, showToast]);
  const showTokenMissing = useCallback(
    (retry: () => void, until: AbortSignal) =>
      showToast(m.shell_session_missed(), {
        until,
        action: {
          text: m.ui_retry(),
          onChoose: () => {
            retry();
            void client.invalidateQueries();
          },
        },
      }),
    [client, showToast],
  );
  const showTokenArrived = useCallback(() => showToast(m.shell_session_confirmed(), { ms: SUCCESS_MS }), [showToast]);
  useSessionUpkeep({
    forget: forgetKept,
    forgetOwn,
    onEnded: showSessionEnd,
    onFound,
    onReplaced: showReplaced,
    onEnding: signIn,
    onMissed: showTokenMissing,
    onToken: showTokenArrived,
  });
  useKeptFavorites();
  usePush();
  usePlanChanges();
  useEntitlement();
  const showPlans = useCallback(() => show('pro'), [show]);
  useOutbox(useOpenAlert(), showPlans);
  useGivenSurfer();
  // The dialog closes first. Otherwise a dialog that the address names would turn into the sign-in dialog.
  const signOut = () => void close().finally(session.signOut);

  const placeProps = {
    forecastSlug: (shown?.isBeach ? shown : beach)?.slug,
    onSelectLocation: () => show('location'),
  };
  const windows = (
    <RootWindows
      open={open}
      chosenSlug={placeProps.forecastSlug}
      onOpen={show}
      onSignOut={signOut}
      onClose={() => void close()}
    />
  );
  if (layout === 'empty')
    return (
      <>
        <ToastStrip />
        <Outlet />
        {windows}
      </>
    );
  return (
    <>
      <Header
        location={shown ?? beach}
        isIn={inBrowser ? isIn : undefined}
        onSearch={search}
        onSignIn={signIn}
        onFavorites={() => show('favorites')}
        onSettings={() => show('profile')}
        {...placeProps}
      >
        {(shown || TELLS_SURF.test(path)) && <UnitsToggle isForAll={path === '/'} />}
      </Header>
      <ToastStrip />
      <Banners />
      {(path === '/' || (inBrowser && isPromoBrought())) && <OfferPlace className={styles.offer} />}
      {layout === 'blog' && <BlogNav onIndex={path === '/blog'} />}
      <div ref={page} tabIndex={-1} className={styles.page} data-layout={layout}>
        <ShowWindow value={show}>
          <Outlet />
        </ShowWindow>
      </div>
      {layout !== 'map' && <SiteFooter onInstall={() => show('install')} />}
      <BottomBar
        gives={shown !== undefined}
        onFavorites={() => show(isIn ? 'favorites' : 'register')}
        onMore={() => show('more')}
        {...placeProps}
      />
      {windows}
    </>
  );
}
