/**
 * Inserts the scripts that wait in the document's template `after-paint`: in a drawn document once it was painted, so
 * that style and fonts load first; in an empty shell at once. A page that is only read (`data-reads` of its root) brings
 * none until its reader does something, or has come to what needs them. A button pressed before the scripts run, by
 * itself or by its key, is pressed again when they do.
 */
const { content } = document.querySelector<HTMLTemplateElement>('#after-paint') ?? document.createElement('template');
// Parts of other pages are not for this one, and a drawn one has its styles.
for (const link of content.querySelectorAll<HTMLLinkElement>('[data-for]')) {
  const isOwn = new RegExp(link.dataset.for ?? '').test(location.pathname);
  if (!isOwn || document.querySelector(`link[rel="stylesheet"][href="${link.getAttribute('href')}"]`)) link.remove();
}
const bring = () => document.head.append(content);

const root = document.getElementById('root');
const isDrawn = root?.hasChildNodes();
// A header with a beach of the reader's own is drawn by the scripts.
const isForAll = root?.dataset.reads !== undefined && !/(?:^|; )beach=/.test(document.cookie);
// So are the site's notices: their height of the last visit is reserved, so that nothing moves.
const notices = readNotices();
if (notices?.widthPx === innerWidth) document.documentElement.style.setProperty('--notices', `${notices.heightPx}px`);
const isRead = isDrawn && isForAll && !notices;
// A hidden tab is not painted.
if (isRead) whenNeeded(bring);
else if (isDrawn && document.visibilityState === 'visible') {
  // Fires once the paint is visible. A timer after the frame fires before that, and so would the scripts.
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
  // Browsers with reduced timing precision report no paint.
  requestAnimationFrame(() => setTimeout(bring, 300));
} else bring();

// A drawn page is the same for everyone: by these marks styles show what is for the signed-in
// user, or for visitors, and close the place of an alert's offer that was dismissed.
try {
  const endsAt = localStorage.getItem('sc_session_expires_at') ?? '';
  if (Date.parse(endsAt) > Date.now()) document.documentElement.dataset.signedIn = '';
  if (localStorage.getItem('sc_hide_add_surfalert') === 'true') document.documentElement.dataset.noOffer = '';
} catch {
  // Without storage there is no session.
}

let pressed: HTMLButtonElement | undefined;
const remember = (event: MouseEvent) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  pressed = button;
  // A button's native action, such as opening a menu, happens at the second press.
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
// From here on React handles events, if need be by hydrating at once; if it draws another page instead, the press is
// dropped.
const answer = (event: Event) => {
  removeEventListener('click', remember, true);
  removeEventListener('keydown', rememberKey, true);
  if (event instanceof CustomEvent && event.detail === true) pressed?.click();
};
addEventListener('takeover', answer, { once: true });

/** As `useNoticesHeight` stored them; undefined where the last visit had none. */
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
