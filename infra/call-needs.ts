import type { areas } from '@groundswell/contracts';
import type { TableAccess } from './constructs/table-access.ts';

type CallName = (typeof areas)[keyof typeof areas][number]['name'];

/** What the function of a call may reach, beyond its own log. */
export interface CallNeeds {
  readonly memoryMb?: number;
  readonly table?: TableAccess;
}

const BEACH_READ: TableAccess = { actions: ['dynamodb:Query'], partitions: ['BEACH#*'] };
/** A beach's forecast, or the summaries of a place's beaches. */
const PLACE_READ: TableAccess = { actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], partitions: ['BEACH#*'] };

/** A new call does not compile until it stands here: what it may reach is decided, never inherited. */
export const callNeeds: Record<CallName, CallNeeds> = {
  'get-forecast': { memoryMb: 1024, table: PLACE_READ },
  'get-forecast-lat-lon': {},
  'get-weather': { memoryMb: 1024, table: BEACH_READ },
  'list-popular-beaches': {
    memoryMb: 1024,
    table: { actions: ['dynamodb:BatchGetItem'], partitions: ['BEACH#*'] },
  },
  'get-location-menu': {},
  'get-nearby-name': {},
  'find-nearest-beach': {},
  'get-buoy': { memoryMb: 1024, table: { actions: ['dynamodb:Query'], partitions: ['STATION#*', 'STATIONS'] } },
  'list-map-stations': { memoryMb: 1024, table: { actions: ['dynamodb:Query'], partitions: ['STATIONS'] } },
  'get-share-image': { memoryMb: 1769, table: BEACH_READ },
  'get-script-vars': {},
  'get-site-alert': {},
  'get-accuracy': { table: { actions: ['dynamodb:Query'], partitions: ['ACCURACY'] } },
};
