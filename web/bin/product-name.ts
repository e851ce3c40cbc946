import { readFileSync } from 'node:fs';

const SETTINGS = new URL('../../cdk.json', import.meta.url);

/** The product's name, the setting `productName` of cdk.json. */
export function readProductName(): string {
  const name = readSetting('productName');
  if (typeof name === 'string' && name !== '') return name;
  throw new Error('The setting productName of cdk.json must be a name.');
}

/** The public token of Mapbox, the setting `mapboxToken` of cdk.json; empty: maps are drawn by MapLibre. */
export function readMapboxToken(): string {
  const token = readSetting('mapboxToken') ?? '';
  if (token === '' || (typeof token === 'string' && token.startsWith('pk.'))) return token;
  throw new Error('The setting mapboxToken of cdk.json must be a public token, which begins with pk.');
}

/** The days of forecast that everybody sees, the setting `basicDays` of cdk.json; undefined where it has none. */
export function readBasicDays(): number | undefined {
  const days = readSetting('basicDays');
  return typeof days === 'number' ? days : undefined;
}

/** The settings of cdk.json that are addresses on other sites. */
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

/** The addresses on other sites by the names that pages read, as VITE_APP_STORE_URL; empty: what it is for is off. */
export function readOutsideUrls(settings = readSettings()): Record<string, string> {
  return Object.fromEntries(
    OUTSIDE_URLS.map((name) => [
      `VITE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`,
      httpsUrl(name, settings[name] ?? ''),
    ]),
  );
}

/** Printable ASCII without quotes or angle brackets, and no user before the host: a link says where it leads. */
const PLAIN_HTTPS = /^https:\/\/[\w.:-]+(?:[/?#][!#-;=?-~]*)?$/;

function httpsUrl(name: string, url: unknown): string {
  if (url === '' || (typeof url === 'string' && PLAIN_HTTPS.test(url) && URL.canParse(url))) return url;
  throw new Error(`The setting ${name} of cdk.json must be an https address.`);
}

/** The provider's style that maps lie on, the setting `mapboxStyle`; empty: our own. It needs the token. */
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
