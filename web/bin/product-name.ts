import { readFileSync } from 'node:fs';

const SETTINGS = new URL('../../cdk.json', import.meta.url);

/** Returns the product's name, the setting `productName` of cdk.json. */
export function readProductName(): string {
  const name = readSetting('productName');
  if (typeof name === 'string' && name !== '') return name;
  throw new Error('The setting productName of cdk.json must be a name.');
}

/**
 * Returns Mapbox's public token, the setting `mapboxToken` of cdk.json; empty if the site draws its maps with MapLibre.
 */
export function readMapboxToken(): string {
  const token = readSetting('mapboxToken') ?? '';
  if (token === '' || (typeof token === 'string' && token.startsWith('pk.'))) return token;
  throw new Error('The setting mapboxToken of cdk.json must be a public token, which begins with pk.');
}

/**
 * Returns the days of forecast that every visitor sees, the setting `basicDays` of cdk.json; undefined if it is absent.
 */
export function readBasicDays(): number | undefined {
  const days = readSetting('basicDays');
  return typeof days === 'number' ? days : undefined;
}

/** The settings of cdk.json that are URLs of other sites. */
const OUTSIDE_URLS = [
  'adFrameUrl',
  'adInterstitialUrl',
  'analyticsUrl',
  'appStoreUrl',
  'googlePlayUrl',
  'instagramUrl',
  'facebookUrl',
  'xUrl',
  'youtubeUrl',
  'shopUrl',
];

/**
 * Returns the URLs of other sites by the names that pages read, such as VITE_APP_STORE_URL. An empty URL turns its
 * feature off.
 */
export function readOutsideUrls(settings = readSettings()): Record<string, string> {
  return Object.fromEntries(
    OUTSIDE_URLS.map((name) => [
      `VITE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`,
      httpsUrl(name, settings[name] ?? ''),
    ]),
  );
}

/**
 * Matches https URLs of printable ASCII without quotes or angle brackets. A user before the host is excluded, so that a
 * link shows where it leads.
 */
const PLAIN_HTTPS = /^https:\/\/[\w.:-]+(?:[/?#][!#-;=?-~]*)?$/;

function httpsUrl(name: string, url: unknown): string {
  if (url === '' || (typeof url === 'string' && PLAIN_HTTPS.test(url) && URL.canParse(url))) return url;
  throw new Error(`The setting ${name} of cdk.json must be an https address.`);
}

/**
 * Returns the Mapbox style of the maps, the setting `mapboxStyle`; empty for the site's own style. It requires the
 * token.
 */
export function readMapboxStyle(): string {
  const style = readSetting('mapboxStyle') ?? '';
  if (style === '' || (typeof style === 'string' && /^mapbox:\/\/styles\/[\w-]+\/[\w-]+$/.test(style))) return style;
  throw new Error('The setting mapboxStyle of cdk.json must be as mapbox://styles/mapbox/light-v11.');
}

function readSetting(name: string): unknown {
  return readSettings()[name];
}

function readSettings(): Readonly<Record<string, unknown>> {
  const { context = {} }: { context?: Readonly<Record<string, unknown>> } = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  return context;
}
