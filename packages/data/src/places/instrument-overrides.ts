/** Stations set by hand, best first; an empty list means that model values are used instead. */
export interface InstrumentOverride {
  readonly wind?: readonly string[];
  readonly water?: readonly string[];
  readonly waves?: readonly string[];
  readonly why: string;
}

const offHalfMoonBay: InstrumentOverride = {
  water: ['46012', '46026'],
  why: '46237 floats on the bar of the Golden Gate, in the outflow of San Francisco Bay; 46012 lies off Half Moon Bay.',
};

/** The overrides by the beach's slug. */
export const instrumentOverrides: Readonly<Record<string, InstrumentOverride>> = {
  'barbers-point': {
    waves: ['51212', '51213'],
    why: '51212 floats 5 km from the point, a few degrees behind the sector of wave buoys.',
  },
  mavericks: offHalfMoonBay,
  'princeton-jetty-surfers-beach': offHalfMoonBay,
  'venice-beach-half-moon-bay': offHalfMoonBay,
  'half-moon-bay-kelly-avenue': offHalfMoonBay,
};
