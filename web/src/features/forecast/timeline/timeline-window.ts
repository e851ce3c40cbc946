/** The timeline lies like a sheet of paper under a window that may be narrower. Lengths in pixels, places in hours. */
export interface TimelineWindow {
  readonly hours: number;
  readonly paperPx: number;
  readonly windowPx: number;
}

/** Narrower hours cannot be told apart on a phone: the paper is wider than the window instead. */
const MIN_HOUR_PX = 6.2;
const FITS_FROM_PX = 900;
/** The width that sheets of all sizes have between their margins. */
const SHEET_PX = 660;
/** Hours that fill a wide window when a range of days is shown. */
const RANGE_HOURS = 6 * 24;
/** The least distance of the resting cursor from an edge of the window with paper beyond it. */
const EDGE_PX = 40;
/** How fast the paper passes below a cursor that is held at an edge. */
const MAX_PX_PER_MS = 0.4;

/** `closer`: six days fill a wide window, however many there are. */
export function windowOf(hours: number, windowPx: number, closer: boolean): TimelineWindow {
  const hourPx = windowPx >= FITS_FROM_PX ? (closer ? windowPx / RANGE_HOURS : 0) : MIN_HOUR_PX;
  return { hours, windowPx, paperPx: Math.max(windowPx, hours * hourPx) };
}

/** A printed sheet shows all hours: nobody drags it. */
export function sheetOf(hours: number): TimelineWindow {
  return { hours, windowPx: SHEET_PX, paperPx: SHEET_PX };
}

/**
 * How far the paper is shifted to the left when the cursor comes to rest at `place`: as before, or as little further as
 * keeps the cursor off the edges. A cursor from outside the window comes to its middle.
 */
export function paperAt(place: number, paperX: number, window: TimelineWindow): number {
  const { windowPx } = window;
  const x = place * hourPx(window);
  const cursorX = x - paperX;
  const isInside = cursorX >= 0 && cursorX <= windowPx;
  const restX = isInside ? Math.max(EDGE_PX, Math.min(windowPx - EDGE_PX, cursorX)) : windowPx / 2;
  return clampPaper(x - restX, window);
}

/** The cursor's x in the window. */
export function cursorAt(place: number, paperX: number, window: TimelineWindow): number {
  return place * hourPx(window) - paperX;
}

/** The place under a point of the window; beyond its edges, that at the edge. */
export function placeUnder(x: number, paperX: number, window: TimelineWindow): number {
  const inside = Math.max(0, Math.min(window.windowPx, x));
  return clampPlace((inside + paperX) / hourPx(window), window.hours);
}

/** The place `dxPx` further on the paper. */
export function placeAfter(place: number, dxPx: number, window: TimelineWindow): number {
  return clampPlace(place + dxPx / hourPx(window), window.hours);
}

/** The speed at which the paper passes below a cursor held at x, in pixels per ms: positive to later hours. */
export function speedAt(x: number, paperX: number, window: TimelineWindow): number {
  const past = x < EDGE_PX ? x - EDGE_PX : Math.max(0, x - (window.windowPx - EDGE_PX));
  const speed = MAX_PX_PER_MS * Math.max(-1, Math.min(1, past / EDGE_PX));
  return clampPaper(paperX + speed, window) === paperX ? 0 : speed;
}

/** The place at rest in the middle of a window that begins at `hour`, or as near to it as the paper allows. */
export function placeShowing(hour: number, window: TimelineWindow): number {
  return fits(window) ? hour : clampPlace(hour + window.windowPx / 2 / hourPx(window), window.hours);
}

export function fits({ paperPx, windowPx }: TimelineWindow): boolean {
  return paperPx <= windowPx;
}

/** From the first moment to just before the end of the last hour. */
export function clampPlace(place: number, hours: number): number {
  return Math.max(0, Math.min(hours - 0.01, place));
}

export function clampPaper(paperX: number, { paperPx, windowPx }: TimelineWindow): number {
  return Math.max(0, Math.min(paperPx - windowPx, paperX));
}

function hourPx({ paperPx, hours }: TimelineWindow): number {
  return paperPx / hours;
}
