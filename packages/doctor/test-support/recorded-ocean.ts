import { createSampleOcean } from '@groundswell/sample-ocean';
import type { OceanProbe } from '../src/ocean/ocean-probe.ts';

/** The time of the recorded ocean. The newest published run is that of 06 UTC. */
const OCEAN_NOW = Date.UTC(2026, 10, 20, 15);
export const OCEAN_CYCLE = '2026112006';

/** Answers a request in place of the recorded ocean; `usual` returns the recorded answer. */
export type Fault = (usual: () => Promise<Response>, clock: { now: number }) => Promise<Response> | Response;

export interface RecordedOcean extends OceanProbe {
  /** Each answered request, as path and number of bytes. */
  readonly answered: readonly { readonly path: string; readonly bytes: number }[];
}

const BULLETINS_ROOT = '/pub/data/nccf/com/gfs/prod';
const sample = createSampleOcean({ seed: 1, now: () => new Date(OCEAN_NOW) });

/**
 * A probe that answers as NOAA's hosts do, with the sample ocean's files. `faults` answers instead for files whose host
 * and path match its patterns; the path of a bucket's listing is `/?list`. Waiting advances the clock at once.
 */
export function recordedOcean(faults: readonly (readonly [RegExp, Fault])[] = []): RecordedOcean {
  const clock = { now: OCEAN_NOW };
  const answered: { path: string; bytes: number }[] = [];
  return {
    answered,
    now: () => clock.now,
    wait: async (ms) => {
      clock.now += ms;
    },
    fetch: async (input, options) => {
      const url = new URL(String(input));
      const range = new Headers(options?.headers).get('range') ?? '';
      const usual = () => answer(url, range);
      const fault = faults.find(([pattern]) =>
        pattern.test(`${url.host}${url.pathname}${isListing(url) ? '?list' : ''}`),
      )?.[1];
      const response = fault ? await fault(usual, clock) : await usual();
      answered.push({ path: url.pathname, bytes: Number(response.headers.get('content-length')) });
      return response;
    },
  };
}

function isListing({ searchParams }: URL): boolean {
  return searchParams.get('list-type') === '2';
}

async function answer(url: URL, range: string): Promise<Response> {
  if (isListing(url)) return list(url.searchParams.get('prefix') ?? '');
  const file = await sample.respond(url.pathname.replace(BULLETINS_ROOT, ''));
  return file ? ranged(file.bytes, range) : new Response('Not Found', { status: 404 });
}

/** Answers with a whole file or the requested range. */
export function ranged(bytes: Uint8Array, range: string): Response {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (first === undefined) return sized(bytes, 200);
  const end = Math.min(bytes.length - 1, last ? Number(last) : bytes.length - 1);
  const part = bytes.subarray(Number(first), end + 1);
  return sized(part, 206, { 'content-range': `bytes ${first}-${end}/${bytes.length}` });
}

function sized(bytes: Uint8Array, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(bytes as BodyInit, { status, headers: { ...headers, 'content-length': String(bytes.length) } });
}

function list(prefix: string): Response {
  const contents = sample
    .list(`/${prefix}`)
    .map(({ path, sizeBytes, lastModified }) => {
      const rest = `<LastModified>${lastModified.toISOString()}</LastModified><Size>${sizeBytes}</Size>`;
      return `<Contents><Key>${path.slice(1)}</Key>${rest}</Contents>`;
    })
    .join('');
  return listing(contents);
}

/** A bucket's listing, empty without `contents`. */
export function listing(contents = ''): Response {
  const xml = `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
  return sized(new TextEncoder().encode(xml), 200);
}
