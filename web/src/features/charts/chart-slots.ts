import type { ReactNode } from 'react';
import type { LiveMap } from '../../map/live-map.ts';
import type { MapPreferences } from './model/map-preferences.ts';

/** The slots that other features fill over the charts; the route passes them in. */
export interface ChartSlots {
  /** Renders buoys and weather stations, over a field or alone on the stations map. */
  readonly stations?: (map: LiveMap | undefined, shown: StationsShown) => ReactNode;
  /** Renders the path of a swell from its storm to the beach whose slug is the `story` parameter of the address. */
  readonly story?: ((map: LiveMap) => ReactNode) | undefined;
}
interface StationsShown extends Pick<MapPreferences, 'buoys' | 'weatherStations'> {
  /** True on the stations map, which also shows a list. */
  readonly isAlone: boolean;
  /** The units chosen on the legends, joined as the API expects them: 'm,kts'. */
  readonly chosenUnits: string | undefined;
  /** The device's position; undefined until the map has flown there. */
  readonly located: object | undefined;
}
