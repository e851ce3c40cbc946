/** The order matters: the header of a browser in this list can also contain the names of those below it. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A name by which people recognize their devices: 'Chrome on Android', and its parts. */
export interface Device {
  readonly device?: string;
  readonly browser?: string;
  readonly system?: string;
}

/** Reads the device from a User-Agent header; unrecognized parts are absent. */
export function deviceOf(userAgent: string | undefined): Device {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  const names = [browser, system].filter((name) => name !== undefined);
  return { device: names.length > 0 ? names.join(' on ') : undefined, browser, system };
}
