import type { AdvisoryList } from '@groundswell/forecast';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson, unpackBody } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/**
 * The list is kept through a long outage of the weather service, because each advisory stays in force until its own
 * end.
 */
const LIST_KEEP_HOURS = 7 * 24;
/** A list dated further ahead than this comes from a wrong clock, so any later write replaces it. */
const CLOCKS_APART_MS = 10 * 60_000;
/** An item is kept longer than the 30 days after which a beach's zones are requested again. */
const ZONES_KEEP_HOURS = 90 * 24;
/**
 * The schema versions of `AdvisoryList` and `ZonesOfBeaches`. Raise one when its type changes: stored items of another
 * version are ignored.
 */
const LIST_V = 1;
const ZONES_V = 1;

/** The weather service's zones on which a beach lies or borders: `NCZ108`, `NCC129`, `AMZ158`. */
export interface BeachZones {
  readonly zones: readonly string[];
  /** The point for which the zones were requested, '34.21,-77.7934'. */
  readonly point: string;
  /** UTC ms. */
  readonly askedAt: number;
}
export type ZonesOfBeaches = Readonly<Record<number, BeachZones>>;

export interface Advisories {
  /** Reads the weather service's last list; absent before the first response. */
  read(): Promise<AdvisoryList | undefined>;
  /** Stores a list. `older`: the stored list was checked later and stays. */
  put(list: AdvisoryList): Promise<'stored' | 'older'>;
  /** Reads the known zones of all beaches, by id; `revision` belongs to `putZones`. */
  readZones(): Promise<{ readonly zones: ZonesOfBeaches; readonly revision: number }>;
  /** Replaces the zones that were read with this revision. `changed`: another writer did so before. */
  putZones(zones: ZonesOfBeaches, revision: number, now: number): Promise<'stored' | 'changed'>;
}

/**
 * Stores advisories as two items. Every forecast reads the list, 1 to 15 KB; only the job that fetches advisories reads
 * the zones, 10 KB.
 */
function dynamoAdvisories(table: () => Table): Advisories {
  return {
    async read() {
      const item = await findItem(table(), keys.advisories());
      return liveBody<AdvisoryList>(item, LIST_V);
    },

    async put(list) {
      const { checkedAt } = list;
      const item = {
        ...keys.advisories(),
        type: 'advisories',
        v: LIST_V,
        checkedAt,
        body: packJson(list),
        expiresAt: expiresAfterHours(LIST_KEEP_HOURS, checkedAt),
      };
      const isStored = await putIf(
        table(),
        item,
        'attribute_not_exists(pk) OR checkedAt <= :checkedAt OR checkedAt > :aheadOf',
        {
          ':checkedAt': checkedAt,
          ':aheadOf': checkedAt + CLOCKS_APART_MS,
        },
      );
      return isStored ? 'stored' : 'older';
    },

    async readZones() {
      const item = await findItem(table(), keys.advisoryZones(), 'consistent');
      const zones = item?.v === ZONES_V ? unpackBody<ZonesOfBeaches>(item) : undefined;
      return { zones: zones ?? {}, revision: Number(item?.revision ?? 0) };
    },

    async putZones(zones, revision, now) {
      const item = {
        ...keys.advisoryZones(),
        type: 'advisory-zones',
        v: ZONES_V,
        revision: revision + 1,
        body: packJson(zones),
        expiresAt: expiresAfterHours(ZONES_KEEP_HOURS, now),
      };
      const values = { ':revision': revision };
      const isStored = await putIf(table(), item, 'attribute_not_exists(pk) OR revision = :revision', values);
      return isStored ? 'stored' : 'changed';
    },
  };
}

export const advisories: Advisories = dynamoAdvisories(processTable);
