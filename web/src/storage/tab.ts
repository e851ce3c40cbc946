/** Returns a value that this tab keeps over a reload; undefined without a value, or if storage is inaccessible. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns a value that was stored as JSON; undefined if it is invalid. The caller must validate its shape. */
export function readTabJson(key: string): unknown {
  try {
    return JSON.parse(readTab(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value for this tab if storage is accessible. */
export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
