import type { AdvisoryList } from '@groundswell/forecast';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson, unpackBody } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** Through a long outage each advisory still serves until its own end. */
const LIST_KEEP_HOURS = 7 * 24;
/** A list from so far ahead is of a clock that was wrong: any later one replaces it. */
const CLOCKS_APART_MS = 10 * 60_000;
/** They are asked anew after 30 days. */
const ZONES_KEEP_HOURS = 90 * 24;
/** Raised when `AdvisoryList` or `ZonesOfBeaches` changes shape: what is stored in another shape reads as absent. */
const LIST_V = 1;
const ZONES_V = 1;

/** The weather service's zones that a beach lies in and looks out on: `NCZ108`, `NCC129`, `AMZ158`. */
export interface BeachZones {
  readonly zones: readonly string[];
  /** The point that was asked about, '34.21,-77.7934'. */
  readonly point: string;
  /** UTC ms. */
  readonly askedAt: number;
}
export type ZonesOfBeaches = Readonly<Record<number, BeachZones>>;

export interface Advisories {
  /** What the weather service last told of; absent before the first answer. */
  read(): Promise<AdvisoryList | undefined>;
  /** `older`: a list that was asked for later is stored. */
  put(list: AdvisoryList): Promise<'stored' | 'older'>;
  /** The zones of all beaches, by id, as far as known; `revision` belongs to `putZones`. */
  readZones(): Promise<{ readonly zones: ZonesOfBeaches; readonly revision: number }>;
  /** Replaces the zones that were read with this revision. `changed`: someone else did so before. */
  putZones(zones: ZonesOfBeaches, revision: number, now: number): Promise<'stored' | 'changed'>;
}

/** Two items: the list, which every forecast reads, 1 to 15 KB; and the zones, for the job alone, 10 KB. */
export function dynamoAdvisories(table: () => Table): Advisories {
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
