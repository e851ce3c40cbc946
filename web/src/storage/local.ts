/** A stored preference; undefined where storage is empty or closed to us. */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a preference where the browser lets us; the page works without. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

/** Forgets what was kept under a key. */
export function forgetLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

/** Whether the browser keeps anything for us. */
export function takesLocal(): boolean {
  const key = 'sc_trial';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
