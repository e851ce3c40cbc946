/** The top and bottom of a track, in pixels from the top of the drawing. */
export interface Track {
  readonly top: number;
  readonly bottom: number;
}

export const AXIS_TOP = 22;
/** The wedge of measured waves stands above the surf track. */
export const WAVES_JOIN_Y = 28;
/** The y at which the line of an older run's start begins. */
export const OLDER_Y = 36;
export const TALL: Track = { top: 44, bottom: 166 };
export const SHORT: Track = { top: 186, bottom: 282 };
export const ARROWS_Y = 308;
/** The wedge of measured wind stands below the wind arrows. */
export const WIND_JOIN_Y = 325;
/** The track leaves space for labels: lows below, highs above. */
export const TIDE: Track = { top: 370, bottom: 414 };
export const TIMELINE_HEIGHT = 444;
/** The cursor's line ends at its handle, below the drawing. */
export const HANDLE_Y = 450;

/** Returns the y of a fraction of a track, 0 at its bottom, 1 at its top; clamped to the track. */
export function yIn({ top, bottom }: Track, share: number): number {
  return bottom - Math.min(1, Math.max(0, share)) * (bottom - top);
}
