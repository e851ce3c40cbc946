import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Disk, UNWATCHED_DISK } from '../../disk.ts';
import { keyOfPath, objectPath } from './object-path.ts';

/** The metadata of an object, with header names in lower case. */
export interface ObjectHead {
  readonly sizeBytes: number;
  /** The ETag with its quotes. */
  readonly etag: string;
  /** UTC ms. */
  readonly modifiedAt: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Objects {
  /** Returns the object, or only its bytes from `start` to `end` (inclusive); undefined if there is no such object. */
  get(
    bucket: string,
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<StoredObject | undefined>;
  head(bucket: string, key: string): Promise<ObjectHead | undefined>;
  /**
   * Writes the object completely or not at all. Returns undefined if the condition does not hold when it is written.
   * Throws KeyTooLongError or DiskFull.
   */
  put(
    bucket: string,
    key: string,
    body: Buffer,
    headers: ObjectHead['headers'],
    condition?: WriteCondition,
  ): Promise<ObjectHead | undefined>;
  delete(bucket: string, key: string): Promise<void>;
  /** Lists every key with this prefix, in UTF-8 byte order. */
  list(bucket: string, prefix: string): Promise<readonly string[]>;
}

/** The object must not exist, or it must have this ETag. */
export type WriteCondition = 'new' | { readonly etag: string };

export interface StoredObject {
  readonly head: ObjectHead;
  readonly body: Buffer;
}

export class KeyTooLongError extends Error {}

/**
 * Stores each object as one file: the length of its head (4 bytes), the head as JSON, the body. One rename makes it
 * visible.
 */
export function openObjects(dir: string, clock: { now(): number }, disk: Disk = UNWATCHED_DISK): Objects {
  const bucketDir = (bucket: string) => join(dir, encodeURIComponent(bucket));
  const inTurn = createTurns();

  return {
    async get(bucket, key, range) {
      const path = objectPath(bucketDir(bucket), key);
      return path === undefined ? undefined : readObject(path, range);
    },
    async head(bucket, key) {
      const path = objectPath(bucketDir(bucket), key);
      return path === undefined ? undefined : readHead(path);
    },
    async put(bucket, key, body, headers, condition) {
      const path = objectPath(bucketDir(bucket), key);
      if (path === undefined)
        throw new KeyTooLongError(`The key ${key.slice(0, 80)} is too long for this machine's files.`);
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const head: ObjectHead = { sizeBytes: body.length, etag, modifiedAt: clock.now(), headers };
      const draft = join(dir, `.draft-${randomUUID()}`);
      return inTurn(path, async () => {
        if (typeof condition === 'object' && (await readHead(path))?.etag !== condition.etag) return undefined;
        const written = await disk
          .write(() => writeObject(draft, path, head, body, condition === 'new'))
          .catch(async (error: unknown) => {
            await rm(draft, { force: true });
            throw error;
          });
        return written ? head : undefined;
      });
    },
    async delete(bucket, key) {
      const path = objectPath(bucketDir(bucket), key);
      if (path !== undefined) await inTurn(path, () => rm(path, { force: true }));
    },
    async list(bucket, prefix) {
      const from = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const folder = objectPath(bucketDir(bucket), `${from}x`);
      if (folder === undefined) return [];
      const keys = (await listFiles(dirname(folder))).map((path) => from + keyOfPath(path));
      return keys.filter((key) => key.startsWith(prefix)).sort(byUtf8);
    },
  };
}

/**
 * Creates a function that runs the writes of a path one after the other. Between the check of a condition and its write
 * no other write can then change the object.
 */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(path: string, write: () => Promise<T>): Promise<T> => {
    const turn = (last.get(path) ?? Promise.resolve()).then(write, write);
    last.set(path, turn);
    const forget = () => {
      if (last.get(path) === turn) last.delete(path);
    };
    turn.then(forget, forget);
    return turn;
  };
}

async function readHead(path: string): Promise<ObjectHead | undefined> {
  return (await readObject(path, { start: 0, end: -1 }))?.head;
}

async function readObject(path: string, range: { readonly start: number; readonly end: number } | undefined) {
  const file = await open(path, 'r').catch(ignoreMissing);
  if (!file) return undefined;
  try {
    const length = Buffer.alloc(4);
    await file.read(length, 0, 4, 0);
    const json = Buffer.alloc(length.readUInt32BE());
    await file.read(json, 0, json.length, 4);
    const head = JSON.parse(json.toString('utf8')) as ObjectHead;
    const { start, end } = range ?? { start: 0, end: head.sizeBytes - 1 };
    const body = Buffer.alloc(Math.max(0, Math.min(end, head.sizeBytes - 1) - start + 1));
    if (body.length > 0) await file.read(body, 0, body.length, 4 + json.length + start);
    return { head, body };
  } finally {
    await file.close();
  }
}

async function writeObject(
  draft: string,
  path: string,
  head: ObjectHead,
  body: Buffer,
  onlyNew: boolean,
): Promise<boolean> {
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, Buffer.concat([length, json, body]));
  if (!onlyNew) {
    await rename(draft, path);
    return true;
  }
  // Unlike a rename, a link fails if the name exists, so exactly one of two concurrent writers wins.
  const linked = await link(draft, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  await unlink(draft);
  return linked;
}

/** Lists the paths of all files below a folder, relative to it, with `/` between their parts. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const lists = await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isDirectory()) return [entry.name];
      return (await listFiles(join(folder, entry.name))).map((path) => `${entry.name}/${path}`);
    }),
  );
  return lists.flat();
}

export function byUtf8(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const MISSING: readonly (string | undefined)[] = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];

/** Ignores the error of a missing file; rethrows any other error. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (!MISSING.includes(error.code)) throw error;
  return undefined;
}
