/**
 * Brings the scripts that wait in the document's template `after-paint`: where the document comes drawn, once that was
 * painted, so that style and letters have the line for themselves; where it is an empty shell, at once. A button that is
 * pressed before they answer is pressed again when they do.
 */
const { content } = document.querySelector<HTMLTemplateElement>('#after-paint') ?? document.createElement('template');
const bring = () => document.head.append(content);

const isDrawn = document.getElementById('root')?.hasChildNodes();
// Nothing is painted where nobody looks.
if (isDrawn && document.visibilityState === 'visible') {
  // Told once the paint is to be seen: a timer after the frame comes before that, and so would the scripts.
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
  // Browsers that guard their readers' times tell nothing.
  requestAnimationFrame(() => setTimeout(bring, 300));
} else bring();

// A drawn page is the same for everyone: styles show what is for who is signed in, or for visitors, by this mark.
try {
  const endsAt = localStorage.getItem('sc_session_expires_at') ?? '';
  if (Date.parse(endsAt) > Date.now()) document.documentElement.dataset.signedIn = '';
} catch {
  // Closed storage keeps no session.
}

let pressed: HTMLButtonElement | undefined;
const remember = (event: MouseEvent) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  pressed = button;
  // What a button does by itself, such as to open a menu, comes with the second press.
  event.preventDefault();
};
addEventListener('click', remember, true);
// From here on React answers, if need be by taking over the page at one go; where it draws another page, no press is left.
const answer = (event: Event) => {
  removeEventListener('click', remember, true);
  if (event instanceof CustomEvent && event.detail === true) pressed?.click();
};
addEventListener('takeover', answer, { once: true });
