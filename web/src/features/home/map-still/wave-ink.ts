import { RAMP_FT } from '@groundswell/map-stills';

/** Returns the colour of a wave height, interpolated between the thresholds of the ramp in `tokens.css`. */
export function waveInk(ft: number): string {
  const above = RAMP_FT.findIndex((threshold) => threshold > ft);
  const [low, high] = above < 0 ? [RAMP_FT.length - 1, 0] : [above - 1, above];
  const [from, to] = [RAMP_FT[low] ?? 0, RAMP_FT[high] ?? 0];
  const part = above < 0 ? 0 : Math.round((100 * (ft - from)) / (to - from));
  return part === 0 ? `var(--wave-${low})` : `color-mix(in oklab, var(--wave-${low}), var(--wave-${high}) ${part}%)`;
}

/**
 * The brightness of the wave colours behind a label, which selects the label's colour. In the light theme, light waves
 * get dark text and dark waves light text; the dark theme reverses this.
 */
export type Tone = 'low' | 'middle' | 'high';

export function toneOf(ft: number): Tone {
  if (ft < 9) return 'low';
  return ft < 14 ? 'middle' : 'high';
}
