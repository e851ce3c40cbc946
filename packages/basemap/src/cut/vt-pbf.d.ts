declare module 'vt-pbf' {
  import type { LegacyTile } from 'geojson-vt';

  export function fromGeojsonVt(
    layers: Record<string, LegacyTile>,
    options?: { version?: 1 | 2; extent?: number },
  ): Uint8Array;
  const vtPbf: { fromGeojsonVt: typeof fromGeojsonVt };
  export default vtPbf;
}
