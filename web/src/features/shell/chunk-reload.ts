const RELOADED_FOR = 'reloaded-for';

/** The bit of `sessionStorage` that is used here. */
interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Whether to load the page anew because a part of it did not arrive: after a new version the parts of the old one are
 * gone. Once for each part and visit, so that a part that never comes makes no loop; not where memory is closed to us.
 */
export function mayReloadFor(part: string, memoryOf: () => Memory): boolean {
  try {
    // Where it is closed, asking for it throws.
    const memory = memoryOf();
    const parts = (memory.getItem(RELOADED_FOR) ?? '').split('\n');
    if (parts.includes(part)) return false;
    memory.setItem(RELOADED_FOR, [...parts, part].join('\n').trim());
    return true;
  } catch {
    return false;
  }
}

/** Loads the page anew when a part of it fails to load; without a connection that would cost the page that is there. */
export function reloadOnMissingPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine && mayReloadFor(event.payload.message, () => sessionStorage)) {
      event.preventDefault();
      location.reload();
    }
  });
}
