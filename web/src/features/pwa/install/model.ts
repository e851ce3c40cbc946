/** The kinds of device whose instructions differ. */
export type Device = 'apple' | 'android' | 'other';

/**
 * Returns the device whose instructions come first, from the user agent. An iPad identifies itself as a Macintosh, but
 * has touch points.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'apple';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** Whether the page runs as an installed app, by `display-mode` and Safari's own flag. */
export function isInstalled(win: Window): boolean {
  if ('standalone' in win.navigator && win.navigator.standalone === true) return true;
  return win.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}
