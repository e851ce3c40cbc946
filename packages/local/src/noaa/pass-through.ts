import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { type RunningServer, startService } from '../services/http-server.ts';
import { NOAA_HOSTS } from './noaa-source.ts';
import { stepOf } from './step-of.ts';

export const BYTES_PER_MB = 1_000_000;

/** How many bytes of NOAA's models were read, and the limit. */
export interface Reading {
  readonly budgetBytes: number;
  readonly readBytes: number;
  /** Whether the budget is used up; then requests for model files are refused. */
  readonly isSpent: boolean;
}

export interface PassThrough extends RunningServer {
  readonly reading: Reading;
  /** From this call on, hides steps beyond `lastHour` of their run from listings. */
  limitTo(lastHour: number): void;
}

export interface PassThroughSettings {
  readonly budgetBytes: number;
  /** Returns a host's real address, without a slash at the end. */
  readonly originOf?: (host: string) => string;
  /** Called once, when the budget is used up. */
  readonly onSpent?: () => void;
}

const PASSED_HEADERS = ['user-agent', 'range', 'accept', 'if-none-match', 'if-modified-since'];
const ANSWERED_HEADERS = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
];
const SILENCE_LIMIT_MS = 30_000;
/**
 * Hosts of observations and advisories. Their files are small: they do not count towards the budget and are still
 * served when it is used up.
 */
const OBSERVATION_HOSTS = new Set<string>([NOAA_HOSTS.NDBC_URL.host, NOAA_HOSTS.NWS_URL.host]);
const hosts = new Set<string>(Object.values(NOAA_HOSTS).map(({ host }) => host));

/**
 * Forwards requests at `/<host>/<path>` to NOAA's hosts and counts the bytes of models. Once the budget is used up,
 * requests for model files get a 503 with a sentence; transfers in progress finish. Listings, observations and
 * advisories are still served.
 */
export async function servePassThrough({
  budgetBytes,
  originOf = (host) => `https://${host}`,
  onSpent = () => undefined,
}: PassThroughSettings): Promise<PassThrough> {
  const reading = { budgetBytes, readBytes: 0, isSpent: false };
  let lastHour = Number.POSITIVE_INFINITY;
  const agent = new Agent({ keepAlive: true });
  const count = (host: string, bytes: number) => {
    if (!OBSERVATION_HOSTS.has(host)) reading.readBytes += bytes;
    if (reading.isSpent || reading.readBytes < budgetBytes) return;
    reading.isSpent = true;
    onSpent();
  };

  const server = await startService((request, response) => {
    const [, host = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    if (!hosts.has(host) || (request.method !== 'GET' && request.method !== 'HEAD')) return end(response, 404);
    if (reading.isSpent && isModelFile(host, rest)) return end(response, 503, sentenceOf(budgetBytes));
    const change = isListing(rest) ? (body: Buffer) => withoutFarSteps(body, lastHour) : undefined;
    forward(request, response, new URL(originOf(host) + rest), {
      agent,
      count: (bytes) => count(host, bytes),
      change,
    }).catch(() => {
      if (response.headersSent) response.destroy();
      else end(response, 502, `${host} gave no answer.`);
    });
  });
  return {
    url: server.url,
    reading,
    limitTo: (hour) => {
      lastHour = hour;
    },
    async stop() {
      agent.destroy();
      await server.stop();
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { agent, count, change }: { agent: Agent; count: (bytes: number) => void; change?: (body: Buffer) => Buffer },
): Promise<void> {
  const isSecure = url.protocol === 'https:';
  const options = {
    method: request.method,
    headers: { ...pick(request.headers, PASSED_HEADERS), 'accept-encoding': 'identity' },
    timeout: SILENCE_LIMIT_MS,
  };
  const sent = isSecure ? requestHttps(url, { ...options, agent }) : requestHttp(url, options);
  sent.once('timeout', () => sent.destroy(new Error('The host fell silent.')));
  response.once('close', () => {
    if (!response.writableFinished) sent.destroy();
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end();
  });
  answer.on('data', (chunk: Buffer) => count(chunk.length));
  const status = answer.statusCode ?? 502;
  if (change && status === 200) {
    const body = change(Buffer.concat(await answer.toArray()));
    response.writeHead(status, { 'content-type': 'application/xml', 'content-length': body.length });
    response.end(body);
  } else {
    response.writeHead(status, pick(answer.headers, ANSWERED_HEADERS));
    await pipeline(answer, response);
  }
}

/** Removes the steps after `lastHour` of their run from a bucket's listing, as if NOAA had not published them yet. */
function withoutFarSteps(xml: Buffer, lastHour: number): Buffer {
  if (lastHour === Number.POSITIVE_INFINITY) return xml;
  const near = xml.toString().replaceAll(/<Contents>.*?<\/Contents>/gs, (entry) => {
    const [, key = ''] = /<Key>([^<]*)</.exec(entry) ?? [];
    return stepOf(key) > lastHour ? '' : entry;
  });
  return Buffer.from(near);
}

function isListing(rest: string): boolean {
  return /^\/?\?/.test(rest);
}

/**
 * Whether the file belongs to a model: it is neither a bucket listing nor from the hosts of observations and
 * advisories.
 */
function isModelFile(host: string, rest: string): boolean {
  return !OBSERVATION_HOSTS.has(host) && !isListing(rest);
}

function sentenceOf(budgetBytes: number): string {
  return `The budget of ${budgetBytes / BYTES_PER_MB} MB for NOAA's files is used up; --live-budget-mb sets another.`;
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]) {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}

function end(response: ServerResponse, status: number, sentence = '') {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(sentence);
}
