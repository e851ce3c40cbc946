const LONGEST_MS = 10_000;

/**
 * While React takes over a drawn page, a link would move the router on under its hands: what it finds is not what was
 * drawn, and it throws the page away. Holds links that are pressed until what it returns is called, then follows the last.
 * However that ends, links are not held for long.
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
  setTimeout(release, LONGEST_MS);
  return release;
}

/** Within this page, by the plain button: anything else is the browser's. */
function isFollowedHere({ origin, target }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && origin === location.origin && (target === '' || target === '_self');
}
