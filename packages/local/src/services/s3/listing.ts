import { escapeXml } from '../xml.ts';

export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly modifiedAt: number;
  readonly etag?: string;
}

/** The parameters of a ListObjectsV2 request. */
export interface ListQuery {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxKeys: number;
  /** The key after which the page begins, in byte order. */
  readonly after: string;
  readonly urlEncoded: boolean;
}

export function parseListQuery(query: URLSearchParams): ListQuery {
  const maxKeys = Number(query.get('max-keys') ?? 1000);
  const token = query.get('continuation-token');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: Number.isInteger(maxKeys) && maxKeys >= 0 ? Math.min(maxKeys, 1000) : 1000,
    after: token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString('utf8'),
    urlEncoded: query.get('encoding-type') === 'url',
  };
}

/** Returns one page of a listing: keys and, with a delimiter, their common prefixes. `keys` must ascend. */
export function pageOf(keys: readonly string[], { prefix, delimiter, maxKeys, after }: ListQuery) {
  const names: { readonly name: string; readonly isPrefix: boolean }[] = [];
  let isTruncated = false;
  for (const key of keys) {
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const name = cut < 0 ? key : key.slice(0, cut + delimiter.length);
    if (name <= after || names.at(-1)?.name === name) continue;
    if (names.length === maxKeys) {
      isTruncated = true;
      break;
    }
    names.push({ name, isPrefix: cut >= 0 });
  }
  return { names, isTruncated };
}

/** Writes a ListObjectsV2 reply. */
export function toListXml(
  bucket: string,
  query: ListQuery,
  page: ReturnType<typeof pageOf>,
  objects: readonly ListedObject[],
): string {
  const encode = (text: string) =>
    query.urlEncoded ? encodeURIComponent(text).replaceAll('%2F', '/') : escapeXml(text);
  const next = page.isTruncated ? Buffer.from(page.names.at(-1)?.name ?? '').toString('base64url') : undefined;
  const prefixes = page.names.filter(({ isPrefix }) => isPrefix);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${escapeXml(bucket)}</Name><Prefix>${encode(query.prefix)}</Prefix><KeyCount>${page.names.length}</KeyCount>`,
    `<MaxKeys>${query.maxKeys}</MaxKeys><IsTruncated>${page.isTruncated}</IsTruncated>`,
    query.delimiter === '' ? '' : `<Delimiter>${encode(query.delimiter)}</Delimiter>`,
    query.urlEncoded ? '<EncodingType>url</EncodingType>' : '',
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`,
    ...objects.map(
      ({ key, sizeBytes, modifiedAt, etag = '' }) =>
        `<Contents><Key>${encode(key)}</Key><LastModified>${new Date(modifiedAt).toISOString()}</LastModified>` +
        `<ETag>${escapeXml(etag)}</ETag><Size>${sizeBytes}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    ),
    ...prefixes.map(({ name }) => `<CommonPrefixes><Prefix>${encode(name)}</Prefix></CommonPrefixes>`),
    '</ListBucketResult>',
  ].join('');
}
