export { daysView, LEVEL_FT, levelAt, type MapStillDays, readMapStillDays } from './days.ts';
export {
  type Box,
  FRONT_EVERY_MS,
  type Front,
  isWithin,
  layoutFront,
  listFrontTimes,
  type RunningSwell,
} from './fronts.ts';
export { type Ladder, layoutLadder } from './ladder.ts';
export {
  FILLS_BETWEEN,
  heightUnder,
  type Isoline,
  type LineLabel,
  type MapStill,
  RAMP_FT,
  readMapStill,
} from './map-still.ts';
export { type Projection, projectionOf, type Spot } from './projection.ts';
export { COASTS, type Coast, coastOfRegion, type MapStillView, mapStillViews, SHAPES, type Shape } from './views.ts';
