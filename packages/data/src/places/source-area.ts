/** A beach entered by hand, at the point where the waves break, degrees north and east, within 1 km of the shore. */
type SourceBeach = readonly [id: number, name: string, shortName: string, lat: number, lon: number];

interface SourceLocal {
  readonly id: number;
  readonly name: string;
  readonly beaches: readonly SourceBeach[];
}

export interface SourceArea {
  readonly id: number;
  readonly name: string;
  readonly locals: readonly SourceLocal[];
}
