/** Returns a stored preference; undefined if storage is empty or inaccessible. */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a preference if storage is accessible; the page works without it. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function forgetLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export function canStoreLocal(): boolean {
  const key = 'sc_trial';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
