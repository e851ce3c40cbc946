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
/** The least distance of the cursor from the window's edges while there is paper beyond them. */
const EDGE_PX = 40;

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
 * How far the paper is shifted to the left, and the cursor's x in the window. From the first to the last hour the
 * cursor moves from edge to edge while the paper passes below: both are linear in the place.
 */
export function viewAt(place: number, window: TimelineWindow): { readonly paperX: number; readonly cursorX: number } {
  const cursorX = edgeOf(window) + place * cursorSpeed(window);
  return { paperX: place * hourPx(window) - cursorX, cursorX };
}

/** The place under a point of the window, while the cursor is at `place`. */
export function placeUnder(x: number, place: number, window: TimelineWindow): number {
  return clampPlace((x + viewAt(place, window).paperX) / hourPx(window), window.hours);
}

/** The cursor's place after the paper was dragged by `dxPx`, positive to the right: towards earlier hours. */
export function afterPaperMoved(place: number, dxPx: number, window: TimelineWindow): number {
  const speed = hourPx(window) - cursorSpeed(window);
  return speed > 0 ? clampPlace(place - dxPx / speed, window.hours) : place;
}

/** The cursor's place after it was itself dragged by `dxPx`. */
export function afterCursorMoved(place: number, dxPx: number, window: TimelineWindow): number {
  return clampPlace(place + dxPx / cursorSpeed(window), window.hours);
}

/** The place at which the window begins at `hour`, or as near to it as the paper allows. */
export function placeShowing(hour: number, window: TimelineWindow): number {
  const speed = hourPx(window) - cursorSpeed(window);
  return speed > 0 ? clampPlace((hour * hourPx(window) + edgeOf(window)) / speed, window.hours) : hour;
}

export function fits({ paperPx, windowPx }: TimelineWindow): boolean {
  return paperPx <= windowPx;
}

/** From the first moment to just before the end of the last hour. */
export function clampPlace(place: number, hours: number): number {
  return Math.max(0, Math.min(hours - 0.01, place));
}

function edgeOf(window: TimelineWindow): number {
  return fits(window) ? 0 : EDGE_PX;
}

/** Pixels per hour, of the paper and of the cursor in the window. */
function hourPx({ paperPx, hours }: TimelineWindow): number {
  return paperPx / hours;
}

function cursorSpeed(window: TimelineWindow): number {
  return (window.windowPx - 2 * edgeOf(window)) / window.hours;
}
