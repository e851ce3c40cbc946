import autocannon from 'autocannon';
import { KIND_NAMES, type Kind } from './kinds.ts';
import type { Replies, Step } from './knee.ts';
import type { MixedRequest } from './mix.ts';
import { saysWhy } from './says-why.ts';

const TIMEOUT_S = 30;

/** Sends the mix from some connections for some seconds. Each connection begins at another place of the mix. */
export async function runStep(
  site: string,
  mix: readonly MixedRequest[],
  connections: number,
  seconds: number,
): Promise<Step> {
  const counts = new Map(
    KIND_NAMES.map((kind) => [kind, { accepted: 0, refused: 0, failed: 0, times: [] as number[] }]),
  );
  // autocannon hands over the body first, and the time of the same reply right after it.
  let last: { readonly kind: Kind; readonly body: string } | undefined;
  const requests: autocannon.Request[] = mix.map(({ kind, ...one }) => ({
    ...one,
    onResponse: (_, body) => {
      last = { kind, body };
    },
  }));
  let opened = 0;
  const startedAt = performance.now();
  const settings: autocannon.Options = {
    url: site,
    connections,
    duration: seconds,
    timeout: TIMEOUT_S,
    requests,
    setupClient(client) {
      const from = Math.floor((opened++ * requests.length) / connections) % requests.length;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(settings, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, ms) => {
      const count = last && counts.get(last.kind);
      if (!count || !last) return;
      count.times.push(ms);
      if (status < 400) count.accepted += 1;
      else if (saysWhy(status, last.body)) count.refused += 1;
      else count.failed += 1;
    });
  });
  const kinds = Object.fromEntries([...counts].map(([kind, count]) => [kind, repliesOf(count)])) as Step['kinds'];
  // The kind of a request without a reply is unknown; it counts as a page, the most frequent kind.
  const pages = { ...kinds.pages, failed: kinds.pages.failed + errors };
  return { connections, seconds: (performance.now() - startedAt) / 1000, kinds: { ...kinds, pages } };
}

function repliesOf({ times, ...counts }: Omit<Replies, 'p50Ms' | 'p95Ms'> & { readonly times: number[] }): Replies {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { ...counts, p50Ms: at(0.5), p95Ms: at(0.95) };
}
