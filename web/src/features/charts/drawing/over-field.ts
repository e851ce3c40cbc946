/** All that is drawn over a field: a part of its own, loaded once there is a field. */
export { layOutChart } from './lay-out.ts';
export { paintInk } from './paint-ink.ts';
export { packStrokes } from './stroke.ts';
