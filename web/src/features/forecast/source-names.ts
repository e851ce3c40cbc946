/**
 * A station's common name: 'Charleston, Cooper River Entrance, SC' from '8665530 - Charleston, Cooper River Entrance,
 * SC'.
 */
export function stationName(name: string): string {
  return name.replace(/^\d+\s*-\s*(?=\S)/, '');
}

/** A model without its grid: 'NOAA gfswave' from 'gfswave.atlocn.0p16'. */
export function modelName(model: string): string {
  return `NOAA ${model.replace(/\..*$/, '')}`;
}
