/** Top and bottom of a track, pixels from the top of the drawing. */
export interface Track {
  readonly top: number;
  readonly bottom: number;
}

export const AXIS_TOP = 22;
/** Measured waves fade into the forecast above the surf. */
export const WAVES_JOIN_Y = 28;
/** The line of an older run's start begins here. */
export const OLDER_Y = 36;
export const TALL: Track = { top: 44, bottom: 166 };
export const SHORT: Track = { top: 186, bottom: 282 };
export const ARROWS_Y = 308;
/** Measured wind does below its arrows. */
export const WIND_JOIN_Y = 325;
/** Lows are labelled below, highs above. */
export const TIDE: Track = { top: 370, bottom: 414 };
export const TIMELINE_HEIGHT = 444;
/** The cursor's line ends at its handle, below the drawing. */
export const HANDLE_Y = 450;

/** The y of a share of a track, 0 its bottom, 1 its top; clamped to the track. */
export function yIn({ top, bottom }: Track, share: number): number {
  return bottom - Math.min(1, Math.max(0, share)) * (bottom - top);
}
