const RELOADED_FOR = 'reloaded-for';

/** The part of `sessionStorage` that is used here. */
interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Whether to reload the page for a chunk that failed to load: a new version removes the old one's chunks. Once per
 * chunk and visit, so that a chunk that never loads makes no loop; never without storage.
 */
export function shouldReloadFor(part: string, memoryOf: () => Memory): boolean {
  try {
    // Without permission, accessing storage throws.
    const memory = memoryOf();
    const parts = (memory.getItem(RELOADED_FOR) ?? '').split('\n');
    if (parts.includes(part)) return false;
    memory.setItem(RELOADED_FOR, [...parts, part].join('\n').trim());
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page when a chunk fails to load; not offline, where that would lose the open page. */
export function reloadOnMissingPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Not prevented: the import would then give nothing, and fail as a fault of the page.
    if (navigator.onLine && shouldReloadFor(event.payload.message, () => sessionStorage)) location.reload();
  });
}
