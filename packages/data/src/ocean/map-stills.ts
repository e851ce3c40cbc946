import type { SeaStory } from '@groundswell/forecast';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** The row expires before the picture files that it names. */
const KEEP_HOURS = 3.5 * 24;
/**
 * The schema version of `DrawnMapStill`. Raise it when the type changes: a stored map picture of another version is
 * ignored.
 */
const MAP_STILL_V = 1;

/**
 * A rendered still picture of a coast's map: its files, the hour that it shows, and a description of that day's sea.
 */
export interface DrawnMapStill {
  /** `pacific`. */
  readonly coast: string;
  /** The model and the run (ten digits) from which the picture was rendered. */
  readonly model: string;
  readonly run: string;
  /** The newest run whose charts were on the site when the picture was rendered. */
  readonly shownRun: string;
  /** The hour shown, UTC ms. */
  readonly at: number;
  readonly drawnAt: number;
  /** Paths relative to the site, by the picture's shape. */
  readonly paths: Readonly<Record<'wide' | 'tall', string>>;
  /** The path of an animation of the surrounding days; absent when fewer than two of its hours are rendered. */
  readonly days?: string;
  /** The description of the day's sea; absent when no forecast of the coast names a swell train. */
  readonly story?: SeaStory;
}

export interface MapStills {
  find(coast: string): Promise<DrawnMapStill | undefined>;
  /**
   * Makes a map picture the current one. `older`: the current picture is from later charts, or was rendered later from
   * the same charts; it stays.
   */
  put(plate: DrawnMapStill): Promise<'stored' | 'older'>;
}

function dynamoMapStills(table: () => Table): MapStills {
  return {
    async find(coast) {
      const item = await findItem(table(), keys.plate(coast));
      return liveBody<DrawnMapStill>(item, MAP_STILL_V);
    },

    async put(plate) {
      const { coast, drawnAt, shownRun } = plate;
      const item = {
        ...keys.plate(coast),
        type: 'plate',
        v: MAP_STILL_V,
        run: shownRun,
        drawnAt,
        body: packJson(plate),
        expiresAt: expiresAfterHours(KEEP_HOURS, drawnAt),
      };
      const written = await putIf(
        table(),
        item,
        'attribute_not_exists(drawnAt) OR run < :run OR (run = :run AND drawnAt <= :drawnAt)',
        { ':run': shownRun, ':drawnAt': drawnAt },
      );
      return written ? 'stored' : 'older';
    },
  };
}

export const mapStills: MapStills = dynamoMapStills(processTable);
