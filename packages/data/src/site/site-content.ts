import type { SiteContents, SiteSection } from '@groundswell/contracts';
import { changeWrite } from '../changes/changes.ts';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { queryRows } from '../query-rows.ts';
import { packJson, unpackBody } from '../stored-json.ts';
import { processTable, type Table } from '../table.ts';
import { picturesIn, useWrites } from '../uploads/use-writes.ts';
import { writeAll } from '../write-all.ts';
import { shippedContent } from './shipped-content.ts';

/** Revisions that a list shows. */
const LISTED = 50;
/** How long a process goes on with what it read: the pages' replies are kept at the edge besides. */
const RECALLED_MS = 30_000;
/** Raised when a section changes shape: what is stored in another shape is passed over. */
const V = 1;

/** A revision of a section; the first has the number 1, and 0 is what was shipped. */
export interface SiteRevision<S extends SiteSection = SiteSection> {
  readonly revision: number;
  readonly content: SiteContents[S];
  /** Absent of what was shipped. */
  readonly changedAt?: number;
  /** The account's id. */
  readonly changedBy?: string;
}

export interface SiteContentStore {
  /** What a section says now, as read in the last half minute: for replies that are asked for all the time. */
  recall<S extends SiteSection>(section: S): Promise<SiteContents[S]>;
  /** The newest revision, or what was shipped. */
  read<S extends SiteSection>(section: S): Promise<SiteRevision<S>>;
  /** One revision; 0 is what was shipped. */
  find<S extends SiteSection>(section: S, revision: number): Promise<SiteRevision<S> | undefined>;
  /** Without their contents, the newest first. */
  list(section: SiteSection): Promise<readonly Omit<SiteRevision, 'content'>[]>;
  /**
   * Writes the revision after the one that its writer has read. `changed`: somebody else did so before; `picture-gone`: it
   * shows a picture of the library that is not there any more.
   */
  write<S extends SiteSection>(
    section: S,
    read: number,
    content: SiteContents[S],
    userId: string,
  ): Promise<'written' | 'changed' | 'picture-gone'>;
}

/**
 * Each revision is an item that is written once, and the newest is what counts: so no writer overwrites another, and
 * one that dies leaves all or nothing.
 */
export function dynamoSiteContent(table: () => Table, now: () => number = Date.now): SiteContentStore {
  const recalled = new Map<SiteSection, { readonly content: unknown; readonly until: number }>();

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
    // Of another shape, its number still counts: the next one is written after it.
    return (item && revisionOf<S>(item)) ?? { ...shipped(section), revision: numberOf(item) };
  };

  return {
    read,

    async recall(section) {
      const known = recalled.get(section);
      if (known && known.until > now()) return known.content as SiteContents[typeof section];
      const { content } = await read(section);
      recalled.set(section, { content, until: now() + RECALLED_MS });
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
      // No number is left out: the newest is one more than the one before.
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
        ...useWrites(table(), uses, changedAt).map((write) => [write, 'picture-gone'] as const),
      ]);
      if (refused) return refused;
      recalled.delete(section);
      return 'written';
    },
  };
}

type Item = Readonly<Record<string, unknown>>;

function numberOf(item: Item | undefined): number {
  return Number(item?.revision ?? 0);
}

/** The pictures that a revision is counted as using. */
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
