import { XMLParser } from 'fast-xml-parser';
import { RefusedFileError } from './noaa-errors.ts';
import type { NoaaClient } from './noaa-http.ts';

export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  /** UTC ms. */
  readonly modifiedAt: number;
}

interface Page {
  readonly objects: readonly ListedObject[];
  /** The token of the next page; absent on the last page. */
  readonly continueWith?: string;
}

const MAX_PAGES = 20;
const MAX_PAGE_BYTES = 4 * 1024 * 1024;

const parser = new XMLParser({
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => name === 'Contents',
});

/**
 * Lists the objects of a public S3 bucket whose keys begin with `prefix`; the list may be empty. Throws like
 * `NoaaClient`, and gives up at `giveUpAt` (UTC ms).
 */
export async function listObjects(
  client: NoaaClient,
  bucketUrl: string,
  prefix: string,
  giveUpAt?: number,
): Promise<readonly ListedObject[]> {
  const objects: ListedObject[] = [];
  let token: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) });
    const url = `${bucketUrl}/?${query}`;
    const page = parseListing(
      url,
      new TextDecoder().decode(await client.read(url, { maxBytes: MAX_PAGE_BYTES, giveUpAt })),
    );
    objects.push(...page.objects.filter(({ key }) => key.startsWith(prefix)));
    if (!page.continueWith) return objects;
    token = page.continueWith;
  }
  throw new RefusedFileError(`${bucketUrl}/?prefix=${prefix}`, `the listing does not end after ${MAX_PAGES} pages`);
}

/** Parses one page of S3's ListObjectsV2. Throws RefusedFileError, with `url`, when the text is not such a page. */
export function parseListing(url: string, xml: string): Page {
  const result = parseXml(url, xml);
  const contents: unknown[] = Array.isArray(result.Contents) ? result.Contents : [];
  const objects = contents.map((entry) => parseObject(url, entry));
  const truncated = result.IsTruncated === 'true';
  const token = result.NextContinuationToken;
  if (truncated && typeof token !== 'string')
    throw new RefusedFileError(url, 'the listing is truncated but has no continuation token');
  return { objects, continueWith: truncated ? String(token) : undefined };
}

function parseXml(url: string, xml: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = parser.parse(xml);
  } catch (error) {
    throw new RefusedFileError(url, 'the listing is not XML', { cause: error });
  }
  const result = record(record(parsed)?.ListBucketResult);
  if (!result) throw new RefusedFileError(url, 'the response is not a bucket listing');
  return result;
}

function parseObject(url: string, entry: unknown): ListedObject {
  const { Key, Size, LastModified } = record(entry) ?? {};
  const [sizeBytes, modifiedAt] = [Number(Size), Date.parse(String(LastModified))];
  if (typeof Key !== 'string' || !Number.isSafeInteger(sizeBytes) || Number.isNaN(modifiedAt)) {
    throw new RefusedFileError(url, 'an entry of the listing lacks its key, size or time');
  }
  return { key: Key, sizeBytes, modifiedAt };
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
