/** The code that draws over a field, split into its own bundle and loaded once there is a field. */
export { layOutChart } from './lay-out.ts';
export { paintInk } from './paint-ink.ts';
export { packStrokes } from './stroke.ts';
