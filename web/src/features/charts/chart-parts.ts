import type { ReactNode } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import type { MapPreferences } from './model/map-preferences.ts';

/** What other features lay over the charts: put in by the route. */
export interface ChartParts {
  /** Buoys and weather stations over a field, or alone on the map of stations. */
  readonly stations?: (map: LiveMap | undefined, shown: StationsShown) => ReactNode;
  /** The way of the swell whose story the address asks for. */
  readonly story?: ((map: LiveMap) => ReactNode) | undefined;
}
export interface StationsShown extends Pick<MapPreferences, 'buoys' | 'weatherStations'> {
  /** The map of stations, with its list. */
  readonly isAlone: boolean;
  /** Units chosen on the legends, as calls name them: 'm,kts'. */
  readonly chosenUnits: string | undefined;
  /** The device's position, once the map went there. */
  readonly located: object | undefined;
}
