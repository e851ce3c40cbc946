/** Written by `bin/base-map-plugin.ts`. */
declare module 'virtual:map-names' {
  export const names: readonly import('@groundswell/basemap').NamedPlace[];
}
