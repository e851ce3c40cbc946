export interface WetsuitAir {
  readonly airC?: number;
  readonly windSpeedMps?: number;
}

export type Wetsuit =
  | 'Boardshorts or swimsuit'
  | 'Wetsuit top or shorty'
  | '2 mm spring suit'
  | '3/2 full suit'
  | '4/3 full suit and boots'
  | '5/4 hooded suit, boots and gloves'
  | '6/5 hooded suit, boots and gloves';

const WARMEST: Wetsuit = '6/5 hooded suit, boots and gloves';

/**
 * The wetsuits by the lowest water temperature that each is good for, °C, warmest water first. Makers' charts (O'Neill,
 * Rip Curl, Xcel) agree on the steps within 1 °C.
 */
const SUITS: readonly (readonly [fromC: number, advice: Wetsuit])[] = [
  [24, 'Boardshorts or swimsuit'],
  [21.5, 'Wetsuit top or shorty'],
  [18.5, '2 mm spring suit'],
  [15.5, '3/2 full suit'],
  [12.5, '4/3 full suit and boots'],
  [9, '5/4 hooded suit, boots and gloves'],
  [Number.NEGATIVE_INFINITY, WARMEST],
];

/** The difference between the water and the felt air temperature, °C, from which the advice is one step warmer. */
const COLD_AIR_C = 12;

/**
 * Advises a wetsuit for water of `waterC`. The suit is a step warmer when wind chill makes the air much colder than the
 * water.
 */
export function adviseWetsuit(waterC: number, air: WetsuitAir): Wetsuit {
  const step = SUITS.findIndex(([fromC]) => waterC >= fromC);
  const feels = feelsLikeC(air);
  const warmer = feels !== undefined && waterC - feels >= COLD_AIR_C ? 1 : 0;
  return SUITS[Math.min(step + warmer, SUITS.length - 1)]?.[1] ?? WARMEST;
}

/**
 * Returns the wind chill temperature, °C (US National Weather Service and Environment Canada 2001). It is defined for
 * air up to 10 °C and wind from 4.8 km/h; outside that range, the air temperature applies.
 */
function feelsLikeC({ airC, windSpeedMps }: WetsuitAir): number | undefined {
  const kph = (windSpeedMps ?? 0) * 3.6;
  if (airC === undefined || airC > 10 || kph < 4.8) return airC;
  const wind = kph ** 0.16;
  return 13.12 + 0.6215 * airC - 11.37 * wind + 0.3965 * airC * wind;
}
