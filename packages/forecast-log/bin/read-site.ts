import { isHash, LogError, type LogHead } from '../src/index.ts';

/** An error for a site that cannot be reached, or replies with something else. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

export interface Site {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The largest file that is read. A log of a hundred years has half of it. */
const MAX_BYTES = 64_000_000;
const TIMEOUT_MS = 60_000;

/** Reads a text of the site; undefined for 404. Throws a `SiteError` otherwise. */
export async function findText({ url, fetch }: Site, path: string): Promise<string | undefined> {
  const address = `${url}${path}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new SiteError(`${address} cannot be reached: ${error.message}.`);
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new SiteError(`${address} replied ${response.status}.`);
  if (Number(response.headers.get('content-length')) > MAX_BYTES) throw new SiteError(`${address} is too large.`);
  return response.text();
}

/** Reads a JSON object of the site. Throws a `SiteError` for anything else. */
export async function readJson(site: Site, path: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await findText(site, path);
  if (text === undefined) throw new SiteError(`${site.url}${path} does not exist.`);
  const value = parseJson(text);
  if (value === undefined) throw new SiteError(`${site.url}${path} is no JSON object.`);
  return value;
}

/** Reads the head that the site publishes in its accuracy; undefined before the first sealed run. */
export async function readPublishedHead(site: Site): Promise<LogHead | undefined> {
  const { log } = await readJson(site, '/api/accuracy');
  const { head, fault } = asObject(log);
  if (typeof fault === 'string')
    throw new LogError('root', `The site itself says that its log does not verify: ${fault}.`);
  if (head === null) return undefined;
  const { size, root, sealed_at } = asObject(head);
  const published = asHead(size, root, typeof sealed_at === 'string' ? Date.parse(sealed_at) : undefined);
  if (!published) throw new SiteError(`${site.url}/api/accuracy has no head of the log.`);
  return published;
}

/** Returns the head with these parts; undefined if one of them is no such part. */
export function asHead(size: unknown, root: unknown, sealedAt: unknown): LogHead | undefined {
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 1) return undefined;
  if (typeof root !== 'string' || !isHash(root)) return undefined;
  return typeof sealedAt === 'number' && Number.isFinite(sealedAt) ? { size, root, sealedAt } : undefined;
}

export function parseJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? asObject(value) : undefined;
  } catch {
    return undefined;
  }
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
