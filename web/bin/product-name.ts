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

function readSetting(name: string): unknown {
  const { context }: { context?: Readonly<Record<string, unknown>> } = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  return context?.[name];
}
