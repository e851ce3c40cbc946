const MAX_HOLD_MS = 10_000;

/**
 * Holds clicked links until the returned function is called, then follows the last one. During hydration, navigation
 * would make React discard the server-rendered page. A timeout ends the hold in any case.
 */
export function holdLinks(): () => void {
  let pressed: HTMLAnchorElement | undefined;
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isFollowedHere(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = link;
  };
  addEventListener('click', hold, true);
  const release = () => {
    removeEventListener('click', hold, true);
    const link = pressed;
    pressed = undefined;
    if (link?.isConnected) link.click();
    else if (link) location.assign(link.href);
  };
  setTimeout(release, MAX_HOLD_MS);
  return release;
}

/** Whether a click stays within this site and has no modifiers: the browser handles any other click. */
function isFollowedHere({ origin, target }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && origin === location.origin && (target === '' || target === '_self');
}
