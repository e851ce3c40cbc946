/** The place names that `bin/base-map-plugin.ts` writes: those of far views, and those shown from `nearFromZoom` on. */
declare module 'virtual:map-names/far' {
  export const nearFromZoom: number;
  export const names: readonly import('@groundswell/basemap').NamedPlace[];
}
declare module 'virtual:map-names/near' {
  export const names: readonly import('@groundswell/basemap').NamedPlace[];
}
