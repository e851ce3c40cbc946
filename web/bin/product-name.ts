import { readFileSync } from 'node:fs';

const SETTINGS = new URL('../../cdk.json', import.meta.url);

/** The product's name, the setting `productName` of cdk.json. */
export function readProductName(): string {
  const { context }: { context?: { productName?: unknown } } = JSON.parse(readFileSync(SETTINGS, 'utf8'));
  const name = context?.productName;
  if (typeof name === 'string' && name !== '') return name;
  throw new Error('The setting productName of cdk.json must be a name.');
}
