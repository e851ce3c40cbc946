import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import type { RateLimit } from '../template/distribution-plan.ts';

/**
 * The largest number of IP addresses whose requests are counted. Beyond it, the least recently seen addresses are
 * dropped.
 */
const MOST_ADDRESSES = 10_000;

/**
 * Wraps `answer` with rate limits, as a web ACL in front of CloudFront does. As in WAF, refused requests count too. WAF
 * reacts some ten seconds late, this limiter at once. `now` in ms.
 */
export function withRateLimits(
  answer: (request: HttpRequest) => Promise<HttpReply>,
  limits: readonly RateLimit[],
  now: () => number = Date.now,
): (request: HttpRequest) => Promise<HttpReply> {
  const counted = limits.map((limit) => ({ limit, isPast: countRequests(limit, now) }));
  return async (request) => {
    const path = decodePath(request.path);
    for (const { limit, isPast } of counted)
      if (limit.paths.test(path) && isPast(request.sourceIp)) return replyOf(limit);
    return answer(request);
  };
}

/** Creates a counter that records a request from an IP address and returns whether the address exceeds the limit. */
function countRequests({ requests, windowMs }: RateLimit, now: () => number): (address: string) => boolean {
  const times = new Map<string, number[]>();
  return (address) => {
    const at = now();
    const recent = times.get(address) ?? [];
    const isPast = recent.length >= requests && at - (recent[0] ?? at) < windowMs;
    recent.push(at);
    if (recent.length > requests) recent.shift();
    times.delete(address);
    times.set(address, recent);
    const [oldest] = times.keys();
    if (times.size > MOST_ADDRESSES && oldest !== undefined) times.delete(oldest);
    return isPast;
  };
}

function replyOf({ reply: { status, headers, body } }: RateLimit): HttpReply {
  return { status, headers, cookies: [], body: Buffer.from(body) };
}

/** Decodes a path as the WAF rule's URL_DECODE does. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
