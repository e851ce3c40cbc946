const RELOADED_FOR = 'reloaded-for';

/** The part of `sessionStorage` that is used here. */
interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Returns whether to reload the page after a chunk failed to load: a deployment removes the chunks of the old version.
 * To avoid a loop, a chunk causes one reload per visit, and none without storage.
 */
export function shouldReloadFor(part: string, memoryOf: () => Memory): boolean {
  try {
    // Without permission, reading `sessionStorage` throws.
    const memory = memoryOf();
    const parts = (memory.getItem(RELOADED_FOR) ?? '').split('\n');
    if (parts.includes(part)) return false;
    memory.setItem(RELOADED_FOR, [...parts, part].join('\n').trim());
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page when a chunk fails to load. It does not reload offline, where the open page would be lost. */
export function reloadOnMissingPart(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // The event's default is not prevented. Otherwise the import would return undefined, which would look like a bug of
    // the page.
    if (navigator.onLine && shouldReloadFor(event.payload.message, () => sessionStorage)) location.reload();
  });
}
