import type { SeaStory } from '@groundswell/forecast';
import { findItem } from '../find-item.ts';
import { keys } from '../keys.ts';
import { putIf } from '../put-if.ts';
import { liveBody, packJson } from '../stored-json.ts';
import { expiresAfterHours, processTable, type Table } from '../table.ts';

/** Shorter than the files that it names. */
const KEEP_HOURS = 3.5 * 24;
/** Raised when `DrawnMapStill` changes shape: one stored in another shape reads as absent. */
const PLATE_V = 1;

/** A coast's plate: where its files are, what hour they show, and what that day's sea does. */
export interface DrawnMapStill {
  /** `pacific`. */
  readonly coast: string;
  /** The model and the run that drew the hour, ten digits. */
  readonly model: string;
  readonly run: string;
  /** The newest run of the charts at that time. */
  readonly shownRun: string;
  /** The hour that it shows, UTC ms. */
  readonly at: number;
  readonly drawnAt: number;
  /** Paths below the site, by the shape of the picture. */
  readonly paths: Readonly<Record<'wide' | 'tall', string>>;
  /** Of the sea some days around; absent where fewer than two of its hours are drawn. */
  readonly days?: string;
  /** Absent where no forecast of the coast names a train. */
  readonly story?: SeaStory;
}

export interface MapStills {
  find(coast: string): Promise<DrawnMapStill | undefined>;
  /** Shows a plate. `older`: one of later charts, or one that was drawn later from the same, is shown. */
  put(plate: DrawnMapStill): Promise<'stored' | 'older'>;
}

export function dynamoMapStills(table: () => Table): MapStills {
  return {
    async find(coast) {
      const item = await findItem(table(), keys.plate(coast));
      return liveBody<DrawnMapStill>(item, PLATE_V);
    },

    async put(plate) {
      const { coast, drawnAt, shownRun } = plate;
      const item = {
        ...keys.plate(coast),
        type: 'plate',
        v: PLATE_V,
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

export const plates: MapStills = dynamoMapStills(processTable);
