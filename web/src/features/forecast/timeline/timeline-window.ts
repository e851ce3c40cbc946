/**
 * The geometry of the graph, which scrolls like a sheet of paper under a window that may be narrower. Lengths are in
 * pixels, positions in hours.
 */
export interface TimelineWindow {
  readonly hours: number;
  readonly paperPx: number;
  readonly windowPx: number;
}

/**
 * The minimum width of an hour. Narrower hours are indistinguishable on a phone, so the paper becomes wider than the
 * window and scrolls.
 */
const MIN_HOUR_PX = 6.2;
const FITS_FROM_PX = 900;
/** The width that a printed graph may have on all common paper sizes. */
const SHEET_PX = 660;
/** The number of hours that fill a wide window in the closer view. */
const RANGE_HOURS = 6 * 24;
/** The smallest distance between the resting cursor and an edge that has more paper beyond it. */
const EDGE_PX = 40;
/** The maximum speed at which the paper scrolls while the reader holds the cursor at an edge of the window. */
const MAX_PX_PER_MS = 0.4;

/** Returns the geometry. With `closer`, six days fill a wide window, however long the forecast is. */
export function windowOf(hours: number, windowPx: number, closer: boolean): TimelineWindow {
  const hourPx = windowPx >= FITS_FROM_PX ? (closer ? windowPx / RANGE_HOURS : 0) : MIN_HOUR_PX;
  return { hours, windowPx, paperPx: Math.max(windowPx, hours * hourPx) };
}

/** The space for the names of lines beside a wide graph. */
const GUTTER_PX = 124;

/** Returns the space that a graph of this width leaves free at its right, px; a narrow graph leaves none. */
export function gutterOf(availablePx: number): number {
  return availablePx - GUTTER_PX >= FITS_FROM_PX ? GUTTER_PX : 0;
}

/** Returns the geometry of a printed page, which shows all hours. */
export function sheetOf(hours: number): TimelineWindow {
  return { hours, windowPx: SHEET_PX, paperPx: SHEET_PX };
}

/**
 * Returns the scroll offset of the paper for a cursor that rests at `place`. The paper scrolls only far enough to keep
 * the cursor away from the window's edges. A cursor outside the window is centred.
 */
export function paperAt(place: number, paperX: number, window: TimelineWindow): number {
  const { windowPx } = window;
  const x = place * hourPx(window);
  const cursorX = x - paperX;
  const isInside = cursorX >= 0 && cursorX <= windowPx;
  const restX = isInside ? Math.max(EDGE_PX, Math.min(windowPx - EDGE_PX, cursorX)) : windowPx / 2;
  return clampPaper(x - restX, window);
}

/** Returns the cursor's x in the window. */
export function cursorAt(place: number, paperX: number, window: TimelineWindow): number {
  return place * hourPx(window) - paperX;
}

/** Returns the position under an x of the window; an x beyond an edge counts as the edge. */
export function placeUnder(x: number, paperX: number, window: TimelineWindow): number {
  const inside = Math.max(0, Math.min(window.windowPx, x));
  return clampPlace((inside + paperX) / hourPx(window), window.hours);
}

/** Returns the position `dxPx` to the right of another one. */
export function placeAfter(place: number, dxPx: number, window: TimelineWindow): number {
  return clampPlace(place + dxPx / hourPx(window), window.hours);
}

/**
 * Returns the scroll speed of the paper while the reader holds the cursor at x, in pixels per ms. It is positive
 * towards later hours.
 */
export function speedAt(x: number, paperX: number, window: TimelineWindow): number {
  const past = x < EDGE_PX ? x - EDGE_PX : Math.max(0, x - (window.windowPx - EDGE_PX));
  const speed = MAX_PX_PER_MS * Math.max(-1, Math.min(1, past / EDGE_PX));
  return clampPaper(paperX + speed, window) === paperX ? 0 : speed;
}

/**
 * Returns the cursor position that brings `hour` to the window's left edge: half a window later, because scrolling
 * centres the cursor. If the whole graph fits, returns `hour`.
 */
export function placeShowing(hour: number, window: TimelineWindow): number {
  return fits(window) ? hour : clampPlace(hour + window.windowPx / 2 / hourPx(window), window.hours);
}

export function fits({ paperPx, windowPx }: TimelineWindow): boolean {
  return paperPx <= windowPx;
}

/** Clamps a position to the range from 0 to just before the end of the last hour. */
export function clampPlace(place: number, hours: number): number {
  return Math.max(0, Math.min(hours - 0.01, place));
}

export function clampPaper(paperX: number, { paperPx, windowPx }: TimelineWindow): number {
  return Math.max(0, Math.min(paperPx - windowPx, paperX));
}

function hourPx({ paperPx, hours }: TimelineWindow): number {
  return paperPx / hours;
}
