/** Written by `bin/base-map-plugin.ts`: the names of far views, and those that only show from `nearFromZoom` on. */
declare module 'virtual:map-names/far' {
  export const nearFromZoom: number;
  export const names: readonly import('@groundswell/basemap').NamedPlace[];
}
declare module 'virtual:map-names/near' {
  export const names: readonly import('@groundswell/basemap').NamedPlace[];
}
