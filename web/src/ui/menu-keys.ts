/**
 * Returns the entry to which a key moves from entry `at` (-1: none), after the keyboard patterns of WAI-ARIA. Undefined
 * for any other key.
 */
export function itemAfterKey(key: string, at: number, texts: readonly string[]): number | undefined {
  const last = texts.length - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return at >= last ? 0 : at + 1;
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;

  // A typed character moves to the next entry that begins with it; the search wraps around and ends at the current
  // entry.
  const starts = texts.map((text) => text.trim().toLowerCase().startsWith(key.toLowerCase()));
  const after = starts.findIndex((fits, place) => fits && place > at);
  const found = after >= 0 ? after : starts.indexOf(true);
  return found >= 0 ? found : undefined;
}

/**
 * Places an open list below its button, or above it if the space below is too small. The list always stays inside the
 * browser window.
 */
export function placeBelow(button: HTMLElement, list: HTMLElement): void {
  const gapPx = 6;
  const edgePx = 8;
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const below = at.bottom + gapPx;
  const top = below + height > innerHeight - edgePx ? Math.max(edgePx, at.top - gapPx - height) : below;
  const left = Math.max(edgePx, Math.min(at.left, document.documentElement.clientWidth - width - edgePx));
  Object.assign(list.style, { top: `${top}px`, left: `${left}px` });
}
