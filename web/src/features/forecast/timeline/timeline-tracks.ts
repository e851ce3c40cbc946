/** The top and bottom of a track, in pixels from the top of the drawing. */
export interface Track {
  readonly top: number;
  readonly bottom: number;
}

export const AXIS_TOP = 22;
/**
 * The y of the wedges that mark where wave measurements are blended into the forecast; they lie above the surf track.
 */
export const WAVES_JOIN_Y = 28;
/** The top of the vertical line after which the forecast comes from an older model run. */
export const OLDER_Y = 36;
export const TALL: Track = { top: 44, bottom: 166 };
export const SHORT: Track = { top: 186, bottom: 282 };
export const ARROWS_Y = 308;
/**
 * The y of the wedges that mark where wind measurements are blended into the forecast; they lie below the wind arrows.
 */
export const WIND_JOIN_Y = 325;
/** The tide track. The space above it is for the labels of high tides, the space below for those of low tides. */
export const TIDE: Track = { top: 370, bottom: 414 };
export const TIMELINE_HEIGHT = 444;
/** The cursor's line ends at its handle, below the drawing. */
export const HANDLE_Y = 450;

/**
 * Returns the y of a height in a track, given as a fraction: 0 is its bottom, 1 its top. The result is clamped to the
 * track.
 */
export function yIn({ top, bottom }: Track, share: number): number {
  return bottom - Math.min(1, Math.max(0, share)) * (bottom - top);
}
