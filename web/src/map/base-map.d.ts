/** Written by `bin/base-map-plugin.ts`. */
declare module 'virtual:base-map' {
  export const baseMap: { readonly folder: string; readonly maxZoom: number; readonly tree: string };
}
