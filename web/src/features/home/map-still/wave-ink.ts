import { RAMP_FT } from '@groundswell/map-stills';

/** The colour of a wave height: even between the thresholds of the ramp, as `tokens.css` has it. */
export function waveInk(ft: number): string {
  const above = RAMP_FT.findIndex((threshold) => threshold > ft);
  const [low, high] = above < 0 ? [RAMP_FT.length - 1, 0] : [above - 1, above];
  const [from, to] = [RAMP_FT[low] ?? 0, RAMP_FT[high] ?? 0];
  const part = above < 0 ? 0 : Math.round((100 * (ft - from)) / (to - from));
  return part === 0 ? `var(--wave-${low})` : `color-mix(in oklab, var(--wave-${low}), var(--wave-${high}) ${part}%)`;
}

/** How the field asks for ink: light fields for dark ink by day, dark ones for light ink; the other way by night. */
export type Tone = 'low' | 'middle' | 'high';

export function toneOf(ft: number): Tone {
  if (ft < 9) return 'low';
  return ft < 14 ? 'middle' : 'high';
}
