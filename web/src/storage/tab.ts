/** What this tab keeps over a reload; undefined where there is none, or storage is inaccessible. */
export function readTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The same of what was kept as JSON; undefined for what is broken. Its shape is the caller's to check. */
export function readTabJson(key: string): unknown {
  try {
    return JSON.parse(readTab(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps something for this tab where storage is accessible. */
export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}
