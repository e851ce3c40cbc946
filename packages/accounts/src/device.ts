/** In the order in which they must be asked: each later browser also names an earlier one. */
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

/** 'Chrome on Android', of a User-Agent header, to know one's own devices by; undefined where it names neither. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const names = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' on ') : undefined;
}
