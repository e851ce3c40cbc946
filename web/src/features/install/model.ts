/** What a device may need to know to put the site on its home screen. */
export type Device = 'apple' | 'android' | 'other';

/** Whose instructions to show first, from the browser's description of itself. An iPad calls itself a Macintosh, but is touched. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'apple';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** Whether the page runs as an installed app, from `display-mode` and from Safari's own flag. */
export function isInstalled(win: Window): boolean {
  if ('standalone' in win.navigator && win.navigator.standalone === true) return true;
  return win.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}
