import type { BeachGuideReply } from '@groundswell/contracts';

type Sector = Pick<BeachGuideReply['wind']['best'], 'from_deg' | 'to_deg'>;
type RoseData = Pick<BeachGuideReply, 'facing_deg'> & {
  readonly swell: { readonly works: readonly Sector[]; readonly best: readonly Sector[] };
  readonly wind: { readonly best: Sector };
};

/** The side of the square drawing; its centre is the beach, and north is up. */
export const ROSE_SIZE = 340;
const MIDDLE = ROSE_SIZE / 2;
const RIM = 112;
const SWELL_RING = 128;
const WIND_RING = 141;
const LETTERS = 160;
/** The inner radius of the wedges; it keeps the dot that marks the beach visible. */
const HUB = 7;
/**
 * The inner radius of a hatched band at the rim. The band marks sheltered sectors, where land or shoals block the
 * swell.
 */
const KEPT_OFF_FROM = 88;
/**
 * The smallest angle for which a sheltered sector is marked. Little swell arrives along the shore anyway, so a narrower
 * sheltered sector is not worth a mark.
 */
const LEAST_KEPT_OFF_DEG = 12;

export interface Rose {
  /** The half circle behind the shore, and the shore line. */
  readonly land: string;
  readonly shore: string;
  /** The filled sectors of the sea from which swell reaches the beach. */
  readonly works: string;
  readonly best: string;
  /** The sheltered sectors of the sea: land or shoals block nearly all swell from there. */
  readonly keptOff: string;
  /**
   * The arcs outside the rim: here those of the working swell directions. The next two fields mark the best swell and
   * wind directions.
   */
  readonly worksArc: string;
  readonly bestArc: string;
  readonly windArc: string;
  readonly rim: { readonly middle: number; readonly radius: number };
  readonly ticks: { readonly fine: string; readonly strong: string };
  /** The positions of the letters N, E, S and W. */
  readonly letters: readonly { readonly x: number; readonly y: number }[];
}

/** Lays out the rose; all marks of one kind are merged into one path. */
export function layoutRose({ facing_deg, swell, wind }: RoseData): Rose {
  const behind = { from_deg: facing_deg + 90, to_deg: facing_deg + 270 };
  return {
    land: wedge(0, RIM, behind),
    shore: `M${at(RIM, behind.from_deg)}L${at(RIM, behind.to_deg)}`,
    works: join(swell.works, (sector) => wedge(HUB, RIM, sector)),
    best: join(swell.best, (sector) => wedge(HUB, RIM, sector)),
    keptOff: join(shelteredSectors(facing_deg, swell.works), (sector) => wedge(KEPT_OFF_FROM, RIM, sector)),
    worksArc: join(swell.works, (sector) => arc(SWELL_RING, sector)),
    bestArc: join(swell.best, (sector) => arc(SWELL_RING, sector)),
    windArc: arc(WIND_RING, wind.best),
    rim: { middle: MIDDLE, radius: RIM },
    ticks: { fine: ticks(15, 3, 90), strong: ticks(90, 10) },
    letters: [0, 90, 180, 270].map((deg) => point(LETTERS, deg)),
  };
}

/**
 * Returns the sheltered sectors: the directions within 90° of the beach's facing that lie in none of the working
 * sectors.
 */
export function shelteredSectors(facingDeg: number, works: readonly Sector[]): Sector[] {
  const inside = (deg: number) => works.some((sector) => turn(deg - sector.from_deg) < widthOf(sector));
  const kept: Sector[] = [];
  let from: number | undefined;
  for (let off = -90; off <= 90; off++) {
    const isFree = off < 90 && !inside(facingDeg + off);
    if (isFree) from ??= off;
    else if (from !== undefined) {
      if (off - from >= LEAST_KEPT_OFF_DEG)
        kept.push({ from_deg: turn(facingDeg + from), to_deg: turn(facingDeg + off) });
      from = undefined;
    }
  }
  return kept;
}

function join(sectors: readonly Sector[], draw: (sector: Sector) => string): string {
  return sectors.map(draw).join('');
}

function wedge(inner: number, outer: number, sector: Sector): string {
  const { from, to, large } = ends(sector);
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

function arc(radius: number, sector: Sector): string {
  const { from, to, large } = ends(sector);
  return `M${at(radius, from)}A${radius} ${radius} 0 ${large} 1 ${at(radius, to)}`;
}

/** An SVG arc must not end where it starts, so a full circle stops just short. */
function ends(sector: Sector) {
  const width = Math.min(359.9, widthOf(sector));
  return { from: sector.from_deg, to: sector.from_deg + width, large: width > 180 ? 1 : 0 };
}

function ticks(everyDeg: number, length: number, exceptEveryDeg?: number): string {
  return Array.from({ length: 360 / everyDeg }, (_, index) => index * everyDeg)
    .filter((deg) => exceptEveryDeg === undefined || deg % exceptEveryDeg !== 0)
    .map((deg) => `M${at(RIM, deg)}L${at(RIM + length, deg)}`)
    .join('');
}

function widthOf({ from_deg, to_deg }: Sector): number {
  return turn(to_deg - from_deg) || 360;
}

function turn(deg: number): number {
  return ((deg % 360) + 360) % 360;
}

function point(radius: number, deg: number) {
  const angle = (deg * Math.PI) / 180;
  return { x: MIDDLE + radius * Math.sin(angle), y: MIDDLE - radius * Math.cos(angle) };
}

function at(radius: number, deg: number): string {
  const { x, y } = point(radius, deg);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
