import type { DescribedCall } from './description.ts';

export type Values = Readonly<Record<string, string>>;

/** What the fields of a call begin with: what it needs is filled in. */
export function firstValues({ parameters }: DescribedCall): Values {
  return Object.fromEntries(parameters.map(({ name, required, example = '' }) => [name, required ? example : '']));
}

/** The address of a call with these values; empty ones are left out. */
export function filledAddress({ path, parameters }: DescribedCall, values: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]?.trim() ?? ''));
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name }) => [name, values[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** The same for a terminal. A key comes from a variable: lines that were typed are kept, and shared. */
export function curlLine(address: string, hasKey: boolean): string {
  return `curl --compressed${hasKey ? ' -H "Authorization: Bearer $GROUNDSWELL_KEY"' : ''} ${quoted(address)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Characters of a reply that are shown: a browser lays out more only slowly. */
export const MOST_SHOWN = 20_000;

/** JSON on lines of its own; any other text as it is. */
export function readableBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
