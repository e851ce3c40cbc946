/** A kind of travelling pressure system: its place and season of birth, movement, pressure and waves. */
export interface Family {
  readonly name: string;
  /** The interval in which at most one system of this kind is born, hours. */
  readonly slotH: number;
  /**
   * The chance that a system is born, which also scales its strength: mean over the year, seasonal swing, and the day
   * of the peak. With a chance below 0 no system is born.
   */
  readonly season: { readonly mean: number; readonly swing: number; readonly peakDay: number };
  readonly latDeg: readonly [number, number];
  readonly lonDeg: readonly [number, number];
  readonly headingDeg: readonly [number, number];
  readonly turnDegPerH: number;
  readonly speedKmh: readonly [number, number];
  readonly lifeH: readonly [number, number];
  /** The central pressure relative to the surroundings; negative is a low. */
  readonly depthHpa: readonly [number, number];
  readonly radiusKm: readonly [number, number];
  readonly front: boolean;
  readonly swell?: SwellMaking;
}

interface SwellMaking {
  readonly ocean: 'pacific' | 'atlantic';
  /** The significant height in the fetch at the storm's peak. */
  readonly heightM: readonly [number, number];
  /**
   * The peak period divided by the square root of `heightM`, s/m^½. A fully developed sea has 5.0; the seas of fast
   * storms have shorter periods.
   */
  readonly periodPerRootHeight: number;
  readonly fetchWidthKm: number;
  /** The direction of the strongest seas, relative to the storm's heading. */
  readonly aimOffDeg: number;
  /** The directionality of emission: 0 is even in all directions, 1 is mostly ahead. */
  readonly beam: number;
}

const winter = { mean: 0.62, swing: 0.36, peakDay: 10 } as const;
const southernWinter = { mean: 0.66, swing: 0.3, peakDay: 195 } as const;
const hurricanes = { mean: -0.15, swing: 0.65, peakDay: 253 } as const;

export const families: readonly Family[] = [
  {
    name: 'north-pacific',
    slotH: 54,
    season: winter,
    latDeg: [33, 44],
    lonDeg: [148, 190],
    headingDeg: [58, 82],
    turnDegPerH: -0.08,
    speedKmh: [34, 50],
    lifeH: [84, 120],
    depthHpa: [-42, -18],
    radiusKm: [620, 820],
    front: true,
    swell: {
      ocean: 'pacific',
      heightM: [6, 13.5],
      periodPerRootHeight: 4.4,
      fetchWidthKm: 850,
      aimOffDeg: 35,
      beam: 0.92,
    },
  },
  {
    name: 'south-pacific',
    slotH: 66,
    season: southernWinter,
    latDeg: [-58, -44],
    lonDeg: [165, 235],
    headingDeg: [75, 110],
    turnDegPerH: 0,
    speedKmh: [34, 50],
    lifeH: [84, 120],
    depthHpa: [-45, -25],
    radiusKm: [700, 900],
    front: false,
    swell: {
      ocean: 'pacific',
      heightM: [6, 13],
      periodPerRootHeight: 4.5,
      fetchWidthKm: 900,
      aimOffDeg: -55,
      beam: 0.85,
    },
  },
  {
    name: 'eastern-pacific',
    slotH: 84,
    season: { mean: 0.5, swing: 0.4, peakDay: 5 },
    latDeg: [38, 47],
    lonDeg: [204, 218],
    headingDeg: [75, 100],
    turnDegPerH: -0.1,
    speedKmh: [38, 52],
    lifeH: [60, 84],
    depthHpa: [-20, -10],
    radiusKm: [480, 640],
    front: true,
  },
  {
    name: 'continental-low',
    slotH: 76,
    season: { mean: 0.75, swing: 0.22, peakDay: 30 },
    latDeg: [33, 45],
    lonDeg: [246, 262],
    headingDeg: [65, 88],
    turnDegPerH: -0.1,
    speedKmh: [34, 46],
    lifeH: [84, 110],
    depthHpa: [-20, -9],
    radiusKm: [520, 700],
    front: true,
  },
  {
    name: 'continental-high',
    slotH: 76,
    season: { mean: 0.72, swing: 0.24, peakDay: 15 },
    latDeg: [38, 50],
    lonDeg: [242, 258],
    headingDeg: [98, 125],
    turnDegPerH: -0.15,
    speedKmh: [28, 40],
    lifeH: [100, 130],
    depthHpa: [10, 22],
    radiusKm: [700, 950],
    front: false,
  },
  {
    name: 'north-atlantic',
    slotH: 58,
    season: winter,
    latDeg: [33, 42],
    lonDeg: [284, 302],
    headingDeg: [38, 62],
    turnDegPerH: 0,
    speedKmh: [28, 44],
    lifeH: [84, 110],
    depthHpa: [-36, -14],
    radiusKm: [520, 720],
    front: true,
    swell: {
      ocean: 'atlantic',
      heightM: [4.5, 11],
      periodPerRootHeight: 3.7,
      fetchWidthKm: 700,
      aimOffDeg: 110,
      beam: 0.5,
    },
  },
  {
    name: 'atlantic-hurricane',
    slotH: 132,
    season: hurricanes,
    latDeg: [12, 19],
    lonDeg: [298, 328],
    headingDeg: [280, 300],
    turnDegPerH: 0.55,
    speedKmh: [17, 26],
    lifeH: [160, 220],
    depthHpa: [-55, -22],
    radiusKm: [170, 260],
    front: false,
    swell: {
      ocean: 'atlantic',
      heightM: [5, 10.5],
      periodPerRootHeight: 4.2,
      fetchWidthKm: 300,
      aimOffDeg: 20,
      beam: 0.4,
    },
  },
  {
    name: 'gulf-storm',
    slotH: 240,
    season: { mean: -0.18, swing: 0.38, peakDay: 250 },
    latDeg: [17, 21],
    lonDeg: [276, 284],
    headingDeg: [310, 335],
    turnDegPerH: 0.45,
    speedKmh: [13, 20],
    lifeH: [110, 150],
    depthHpa: [-40, -12],
    radiusKm: [150, 230],
    front: false,
    swell: { ocean: 'atlantic', heightM: [4, 9], periodPerRootHeight: 4, fetchWidthKm: 250, aimOffDeg: 20, beam: 0.4 },
  },
  {
    name: 'mexican-hurricane',
    slotH: 120,
    season: { mean: 0.25, swing: 0.5, peakDay: 235 },
    latDeg: [13, 17],
    lonDeg: [248, 257],
    headingDeg: [285, 300],
    turnDegPerH: 0.02,
    speedKmh: [15, 22],
    lifeH: [130, 190],
    depthHpa: [-50, -22],
    radiusKm: [150, 220],
    front: false,
    swell: {
      ocean: 'pacific',
      heightM: [5, 10],
      periodPerRootHeight: 4.2,
      fetchWidthKm: 300,
      aimOffDeg: 30,
      beam: 0.5,
    },
  },
];
