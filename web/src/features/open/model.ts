import type { DescribedCall } from './description.ts';

export type Values = Readonly<Record<string, string>>;

/** Returns the initial values of a call's parameters: the required ones hold their examples. */
export function firstValues({ parameters }: DescribedCall): Values {
  return Object.fromEntries(parameters.map(({ name, required, example = '' }) => [name, required ? example : '']));
}

/** Returns the URL of a call with these values; parameters without a value are left out. */
export function filledAddress({ path, parameters }: DescribedCall, values: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name]?.trim() ?? ''));
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name }) => [name, values[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/**
 * Returns the request as a curl command. The API key comes from a shell variable, because shell histories are kept and
 * commands are shared.
 */
export function curlLine(address: string, hasKey: boolean): string {
  return `curl --compressed${hasKey ? ' -H "Authorization: Bearer $GROUNDSWELL_KEY"' : ''} ${quoted(address)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The maximum number of characters shown of a reply, because browsers lay out longer texts slowly. */
export const MOST_SHOWN = 20_000;

/** Indents JSON; returns any other text unchanged. */
export function readableBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
