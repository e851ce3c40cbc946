export { daysView, LEVEL_FT, levelAt, type PlateDays, readPlateDays } from './days.ts';
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
export { FILLS_BETWEEN, heightUnder, type Isoline, type LineLabel, type Plate, RAMP_FT, readPlate } from './plate.ts';
export { type Projection, projectionOf, type Spot } from './projection.ts';
export { COASTS, type Coast, coastOfRegion, type PlateView, plateViews, SHAPES, type Shape } from './views.ts';
