import type { CallNeedsOf } from './needs.ts';

export const placesCalls: CallNeedsOf<'places'> = {
  'get-location-menu': {},
  'get-widget-menus': {},
  'get-nearby-name': {},
  'find-nearest-beach': {},
  'get-swell-story': { memoryMb: 1024, table: { actions: ['Query'], partitions: ['user', 'beach'] } },
  'get-beach-guide': {
    memoryMb: 1024,
    table: { actions: ['Query', 'BatchGetItem'], partitions: ['user', 'beach', 'advisories'] },
  },
  'list-nearby-locations': {
    memoryMb: 1024,
    table: { actions: ['Query', 'BatchGetItem'], partitions: ['user', 'beach', 'advisories'] },
  },
};
