import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpReply } from '../gateway/http-message.ts';
import type { CachePolicy } from '../template/distribution-plan.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The replies that CloudFront compresses, by size and type (Developer Guide, 'Serving compressed files'). */
const LEAST_BYTES = 1000;
const MOST_BYTES = 10_000_000;
const TYPES =
  /^(application\/(dash\+xml|eot|font|font-sfnt|javascript|json|opentype|otf|pdf|pkcs7-mime|protobuf|rss\+xml|truetype|ttf|vnd\.apple\.mpegurl|vnd\.mapbox-vector-tile|vnd\.ms-fontobject|wasm|xhtml\+xml|xml|x-font-\w+|x-javascript|x-opentype|x-otf|x-ttf)|font\/(eot|opentype|otf|ttf)|image\/svg\+xml|text\/(css|csv|html|javascript|js|plain|richtext|tab-separated-values|xml|x-component|x-java-source|x-script))$/;

/**
 * Returns the encoding that the viewer accepts and the policy allows. Without caching, CloudFront compresses nothing.
 */
export function chooseEncoding(acceptEncoding: string | undefined, policy: CachePolicy): Encoding {
  if (policy.maxTtlS === 0) return 'identity';
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const accepts = (name: string) =>
    accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  if (policy.brotli && accepts('br')) return 'br';
  return policy.gzip && accepts('gzip') ? 'gzip' : 'identity';
}

/** Returns the reply in that encoding if CloudFront would compress it, and otherwise unchanged. */
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
      // Compression changes the bytes, so the ETag can only be weak.
      ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
  };
}
