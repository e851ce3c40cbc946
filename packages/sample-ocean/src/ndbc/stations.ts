import table from './stations.generated.json' with { type: 'json' };

/**
 * A station at its real position. Waveriders measure waves and water temperature; shore stations measure wind, air and
 * water temperature.
 */
export interface Station {
  readonly id: string;
  readonly latDeg: number;
  /** The longitude in degrees east, negative in the Americas, as NDBC prints it. */
  readonly lonDeg: number;
  readonly name: string;
  readonly owner: string;
  readonly program: string;
  readonly kind: 'buoy' | 'waverider' | 'shore';
  readonly waves: boolean;
  readonly wind: boolean;
  readonly water?: boolean;
}

/** NDBC's wave buoys and shore stations on the coasts of the sample ocean, by id. */
export const stations: readonly Station[] = table.map((row) => ({ ...row, kind: kindOf(row.kind) }));

const byId = new Map(stations.map((station) => [station.id, station]));

export function findStation(id: string): Station | undefined {
  return byId.get(id.toUpperCase());
}

function kindOf(kind: string): Station['kind'] {
  if (kind === 'buoy' || kind === 'waverider' || kind === 'shore') return kind;
  throw new Error(`The station table has an unknown kind '${kind}'.`);
}
