/**
 * Inserts the page's scripts from the template `after-paint`. In a server-drawn document they load after the first
 * paint, so that styles and fonts load first; in an empty shell they load at once. A read-only page (`data-reads` on
 * its root) loads them only when the reader interacts, or scrolls to an element that needs them. A button that is
 * clicked, or triggered by its shortcut key, before the scripts run is clicked again after hydration.
 */
const { content } = document.querySelector<HTMLTemplateElement>('#after-paint') ?? document.createElement('template');
// Drops stylesheets that belong to other pages, and those that the drawn document already links.
for (const link of content.querySelectorAll<HTMLLinkElement>('[data-for]')) {
  const isOwn = new RegExp(link.dataset.for ?? '').test(location.pathname);
  if (!isOwn || document.querySelector(`link[rel="stylesheet"][href="${link.getAttribute('href')}"]`)) link.remove();
}
const insertScripts = () => document.head.append(content);

const root = document.getElementById('root');
const isDrawn = root?.hasChildNodes();
// A visitor with a `beach` cookie gets a header with that beach, which only the scripts can draw.
const isForAll = root?.dataset.reads !== undefined && !/(?:^|; )beach=/.test(document.cookie);
// The scripts draw the site's notices too. Their height from the last visit is reserved, so that the layout does not
// shift.
const notices = readNotices();
if (notices?.widthPx === innerWidth) document.documentElement.style.setProperty('--notices', `${notices.heightPx}px`);
const isRead = isDrawn && isForAll && !notices;
// The scripts store the promotion code of a link. They then load before the first paint, so the code is kept even if
// the reader leaves at once.
const hasPromo = /[?&](?:promo|wrscfree)=/.test(location.search);
// A hidden tab never paints, so its scripts load at once (the last branch).
if (hasPromo) insertScripts();
else if (isRead) whenNeeded(insertScripts);
else if (isDrawn && document.visibilityState === 'visible') {
  // The paint entry arrives when the paint is visible. A timer after the animation frame would fire earlier and start
  // the scripts before the paint.
  new PerformanceObserver(insertScripts).observe({ type: 'paint', buffered: true });
  // Browsers with reduced timing precision report no paint.
  requestAnimationFrame(() => setTimeout(insertScripts, 300));
} else insertScripts();

// The server draws the same page for everyone. These data attributes let the styles show what is for signed-in users or
// for visitors. They also collapse the space of an alert offer that the reader has dismissed.
try {
  const endsAt = localStorage.getItem('sc_session_expires_at') ?? '';
  if (Date.parse(endsAt) > Date.now()) document.documentElement.dataset.signedIn = '';
  if (localStorage.getItem('sc_hide_add_surfalert') === 'true') document.documentElement.dataset.noOffer = '';
} catch {
  // If the browser blocks storage, nobody can be signed in, so nothing is marked.
}

let pressed: HTMLButtonElement | undefined;
const remember = (event: MouseEvent) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  pressed = button;
  // Prevents the button's native action, such as opening a menu. The action happens when the click is repeated after
  // hydration.
  event.preventDefault();
};
addEventListener('click', remember, true);
const rememberKey = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches('input, textarea, select'))) return;
  const button = document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!button) return;
  pressed = button;
  event.preventDefault();
};
addEventListener('keydown', rememberKey, true);
// From the event `takeover` on, React handles clicks itself, if necessary by hydrating at once. If React draws another
// page instead, the remembered click is dropped.
const replayClick = (event: Event) => {
  removeEventListener('click', remember, true);
  removeEventListener('keydown', rememberKey, true);
  if (event instanceof CustomEvent && event.detail === true) pressed?.click();
};
addEventListener('takeover', replayClick, { once: true });

/** Reads the notices' size as `useNoticesHeight` stored it; undefined if the last visit had no notices. */
function readNotices(): { readonly widthPx: number; readonly heightPx: number } | undefined {
  try {
    const [widthPx = 0, heightPx = 0] = (localStorage.getItem('sc_notices') ?? '').split(' ').map(Number);
    return heightPx > 0 ? { widthPx, heightPx } : undefined;
  } catch {
    return undefined;
  }
}

function whenNeeded(need: () => void): void {
  const events = ['pointerdown', 'keydown', 'focusin'] as const;
  const come = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && start());
  const start = () => {
    come.disconnect();
    for (const name of events) removeEventListener(name, start, true);
    need();
  };
  for (const name of events) addEventListener(name, start, true);
  for (const place of document.querySelectorAll('[data-wakes], [data-forecast]')) come.observe(place);
}
