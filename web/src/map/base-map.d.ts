/** The module that `bin/base-map-plugin.ts` writes. */
declare module 'virtual:base-map' {
  export const baseMap: { readonly folder: string; readonly maxZoom: number; readonly tree: string };
}
