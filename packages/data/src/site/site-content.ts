import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { changeWrite } from '../changes/changes.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { packJson, unpackBody } from '../stored-json.ts';
import { processTable, type Table } from '../table.ts';
import { picturesIn, pictureUseWrites } from '../uploads/picture-use-writes.ts';
import { writeAll } from '../write-all.ts';
import { shippedContent } from './shipped-content.ts';

/** The number of revisions in a list. */
const LISTED = 50;
/** How long a process caches a section; the edge caches the pages' replies in addition. */
const CACHED_MS = 30_000;
/**
 * The schema version of a section's content. Raise it when the type changes: stored content of another version is
 * ignored.
 */
const V = 1;

/** A revision of a section. The first has number 1; 0 is the default content. */
export interface SiteRevision<S extends SiteSection = SiteSection> {
  readonly revision: number;
  readonly content: SiteContents[S];
  /** Absent for the default content. */
  readonly changedAt?: number;
  /** The account's id. */
  readonly changedBy?: string;
}

export interface SiteContentStore {
  /** Reads a section's current content through a cache of half a minute, for frequent requests. */
  readCached<S extends SiteSection>(section: S): Promise<SiteContents[S]>;
  /** Reads the newest revision, or the default content. */
  read<S extends SiteSection>(section: S): Promise<SiteRevision<S>>;
  /** Finds a revision; 0 is the default content. */
  find<S extends SiteSection>(section: S, revision: number): Promise<SiteRevision<S> | undefined>;
  /** Lists revisions without their contents, newest first. */
  list(section: SiteSection): Promise<readonly Omit<SiteRevision, 'content'>[]>;
  /**
   * Writes the revision after the one that was read. `changed`: another writer did so before; `picture-gone`: the
   * content shows a picture that is not in the library anymore.
   */
  write<S extends SiteSection>(
    section: S,
    read: number,
    content: SiteContents[S],
    userId: string,
  ): Promise<'written' | 'changed' | 'picture-gone'>;
}

/**
 * Each revision is an item that is written once, and the newest one counts. So no writer overwrites another, and an
 * interrupted write leaves all or nothing.
 */
export function dynamoSiteContent(table: () => Table, now: () => number = Date.now): SiteContentStore {
  const cached = new Map<SiteSection, { readonly content: unknown; readonly until: number }>();

  const query = async (section: SiteSection, limit: number) => {
    const reading = { backwards: true, consistent: true, limit } as const;
    const { rows } = await queryRows(table(), keys.siteRevisions(section), reading);
    return rows;
  };
  const shipped = <S extends SiteSection>(section: S): SiteRevision<S> => ({
    revision: 0,
    content: shippedContent(section),
  });
  const read = async <S extends SiteSection>(section: S): Promise<SiteRevision<S>> => {
    const [item] = await query(section, 1);
    // A revision that this version cannot parse still determines the number of the next revision.
    return (item && revisionOf<S>(item)) ?? { ...shipped(section), revision: numberOf(item) };
  };

  return {
    read,

    async readCached(section) {
      const known = cached.get(section);
      if (known && known.until > now()) return known.content as SiteContents[typeof section];
      const { content } = await read(section);
      cached.set(section, { content, until: now() + CACHED_MS });
      return content;
    },

    async find(section, revision) {
      if (revision === 0) return shipped(section);
      const item = await findItem(table(), keys.siteRevision(section, revision));
      return item && revisionOf(item);
    },

    async list(section) {
      return (await query(section, LISTED)).map(headOf);
    },

    async write(section, readRevision, content, userId) {
      const revision = readRevision + 1;
      const [newest] = await query(section, 1);
      // Revision numbers have no gaps. If the newest number is not the one that was read, another writer was first.
      if (numberOf(newest) !== readRevision) return 'changed';
      const { name } = table();
      const changedAt = now();
      const pictures = picturesIn(content);
      const item = {
        ...keys.siteRevision(section, revision),
        type: 'site-revision',
        v: V,
        revision,
        changedAt,
        changedBy: userId,
        pictures,
        body: packJson({ content }),
      };
      const change = { userId, at: changedAt, kind: 'site', subject: section, action: 'changed', revision } as const;
      const uses = [{ user: `site:${section}`, before: picturesOf(newest), after: pictures }];
      const refused = await writeAll<'changed' | 'picture-gone'>(table(), [
        [{ Put: { TableName: name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } }, 'changed'],
        [changeWrite(table(), change), 'changed'],
        ...pictureUseWrites(table(), uses, changedAt).map((write) => [write, 'picture-gone'] as const),
      ]);
      if (refused) return refused;
      cached.delete(section);
      return 'written';
    },
  };
}

type Item = Readonly<Record<string, unknown>>;

function numberOf(item: Item | undefined): number {
  return Number(item?.revision ?? 0);
}

/** Returns the pictures that a revision has recorded as used. */
function picturesOf(item: Item | undefined): readonly string[] {
  return Array.isArray(item?.pictures) ? item.pictures.map(String) : [];
}

function headOf(item: Item): Omit<SiteRevision, 'content'> {
  return { revision: numberOf(item), changedAt: Number(item.changedAt), changedBy: String(item.changedBy) };
}

function revisionOf<S extends SiteSection>(item: Item): SiteRevision<S> | undefined {
  const body = item.v === V ? unpackBody<{ content: SiteContents[S] }>(item) : undefined;
  return body && { ...headOf(item), content: body.content };
}

export const siteContent: SiteContentStore = dynamoSiteContent(processTable);
