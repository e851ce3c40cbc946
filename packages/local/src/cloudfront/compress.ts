import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpReply } from '../gateway/http-message.ts';
import type { CachePolicy } from '../template/distribution-plan.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** CloudFront Developer Guide, 'Serving compressed files': sizes and types that it compresses. */
const LEAST_BYTES = 1000;
const MOST_BYTES = 10_000_000;
const TYPES =
  /^(application\/(dash\+xml|eot|font|font-sfnt|javascript|json|opentype|otf|pdf|pkcs7-mime|protobuf|rss\+xml|truetype|ttf|vnd\.apple\.mpegurl|vnd\.mapbox-vector-tile|vnd\.ms-fontobject|wasm|xhtml\+xml|xml|x-font-\w+|x-javascript|x-opentype|x-otf|x-ttf)|font\/(eot|opentype|otf|ttf)|image\/svg\+xml|text\/(css|csv|html|javascript|js|plain|richtext|tab-separated-values|xml|x-component|x-java-source|x-script))$/;

/** What the viewer accepts and the policy allows; without caching nothing is compressed. */
export function chooseEncoding(acceptEncoding: string | undefined, policy: CachePolicy): Encoding {
  if (policy.maxTtlS === 0) return 'identity';
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const accepts = (name: string) =>
    accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (policy.brotli && accepts('br')) return 'br';
  return policy.gzip && accepts('gzip') ? 'gzip' : 'identity';
}

/** The reply in that encoding, where CloudFront would compress it; else unchanged. */
export async function compressReply(reply: HttpReply, encoding: Encoding): Promise<HttpReply> {
  const type = (reply.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const { length } = reply.body;
  const fits = length >= LEAST_BYTES && length <= MOST_BYTES && TYPES.test(type) && !reply.headers['content-encoding'];
  if (encoding === 'identity' || !fits || ![200, 403, 404].includes(reply.status)) return reply;

  const body = await (encoding === 'br'
    ? brotli(reply.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : gzipAsync(reply.body));
  const { etag } = reply.headers;
  return {
    ...reply,
    body,
    headers: {
      ...reply.headers,
      'content-encoding': encoding,
      vary: [reply.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
      // A compressed body is a different body: its tag can only be weak.
      ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
  };
}
