import type { HomeTodayReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type AdvisoryList,
  type Beach,
  type BeachSummary,
  clockMinutes,
  isWorthTheTrip,
  LETTER_CONDITIONS,
  type SummaryDay,
  windowLeft,
} from '@groundswell/forecast';
import { flagAdvisory } from '../advisories/present-advisories.ts';
import { rounded } from '../texts/quantities.ts';
import { surfNumbers, surfText } from '../texts/surf-text.ts';
import { windowTexts } from '../texts/window-texts.ts';
import type { Voice } from '../words/voice.ts';

type Reach = NonNullable<HomeTodayReply['reach']>;
type Row = Reach['beaches'][number];

export interface ReachBeach {
  readonly beach: Pick<Beach, 'id' | 'slug' | 'name' | 'timeZone' | 'asks'>;
  readonly local: string;
  readonly distanceKm: number;
}

export interface ReachInput {
  /** The beach from which the distances are measured. */
  readonly from: ReachBeach['beach'];
  /** The beach `from` and the beaches around it. */
  readonly near: readonly ReachBeach[];
  readonly radiusKm: number;
  readonly summaries: ReadonlyMap<number, BeachSummary>;
  readonly advisories: AdvisoryList | undefined;
  /** The maximum number of rows. */
  readonly most: number;
  readonly voice: Voice;
  readonly now: number;
}

type LitDay = SummaryDay & { readonly light: NonNullable<SummaryDay['light']> };
interface Known extends ReachBeach {
  readonly day: LitDay;
}

const TICK_HOURS = 3;

/**
 * Presents the best beaches within reach; null if none has a forecast. It shows today, or tomorrow if no daylight
 * remains at the reader's beach. Beaches with good hours come first, by score, then the remaining beaches by distance.
 */
export function presentReach({
  from,
  near,
  radiusKm,
  summaries,
  advisories,
  most,
  voice,
  now,
}: ReachInput): Reach | null {
  const [own] = near.filter(({ beach }) => beach.id === from.id).flatMap((one) => knownOn(one, summaries, now));
  const date = own?.day.date ?? near.flatMap((one) => knownOn(one, summaries, now))[0]?.day.date;
  const known = near.flatMap((one) => knownOn(one, summaries, now)).filter(({ day }) => day.date === date);
  const [first] = known;
  if (!first) return null;
  const startAt = Math.min(...known.map(({ day }) => day.light.fromAt));
  const endAt = Math.max(...known.map(({ day }) => day.light.fromAt + day.light.faceCm.length * HOUR_MS));
  const hours = Math.round((endAt - startAt) / HOUR_MS);
  const { day } = own ?? first;
  const rows = known
    .map((one) => ({
      ...rowOf(one, startAt, hours, voice, now),
      ...flagAdvisory([one.beach.id], { advisories, now, days: 1 }, voice.words),
    }))
    .sort((a, b) => (b.best?.score ?? -1) - (a.best?.score ?? -1) || a.distance_km - b.distance_km)
    .slice(0, most);
  const hourOf = (at: number) => rounded((at - startAt) / HOUR_MS, 2);
  const nowHour = hourOf(now);
  const { firstLight, lastLight } = day.light;
  return {
    day: now >= day.startAt ? 'today' : 'tomorrow',
    radius_km: rounded(radiusKm, 1),
    hours,
    ticks: ticksOf(startAt, hours, day, from.timeZone, voice),
    light:
      firstLight === undefined || lastLight === undefined ? null : { from: hourOf(firstLight), to: hourOf(lastLight) },
    now: nowHour >= 0 && nowHour <= hours ? nowHour : null,
    top: Math.max(0, ...rows.flatMap(({ surfMin, surfMax }) => [...surfMin, ...surfMax].flatMap((surf) => surf ?? []))),
    beaches: rows,
    worthTheTrip: rows.some(({ best }) => best && isWorthTheTrip({ score: best.score, condition: best.cond })),
  };
}

function knownOn(near: ReachBeach, summaries: ReadonlyMap<number, BeachSummary>, now: number): Known[] {
  const days = summaries.get(near.beach.id)?.days ?? [];
  const day = days.find(
    (one): one is LitDay => one.light !== undefined && one.light.fromAt + one.light.faceCm.length * HOUR_MS > now,
  );
  return day ? [{ ...near, day }] : [];
}

function rowOf(
  { beach, local, distanceKm, day }: Known,
  startAt: number,
  hours: number,
  voice: Voice,
  now: number,
): Row {
  const { fromAt, faceCm, conditions } = day.light;
  const lead = Math.round((fromAt - startAt) / HOUR_MS);
  const facesM = Array.from({ length: hours }, (_, hour) => metres(faceCm[hour - lead]));
  const numbers = facesM.map((faceM) => surfNumbers(faceM, voice));
  const cond = facesM.map((faceM, hour) =>
    faceM === undefined ? null : (LETTER_CONDITIONS[conditions[hour - lead] ?? ''] ?? null),
  );
  const nowHour = Math.floor((now - startAt) / HOUR_MS);
  const nowM = facesM[nowHour];
  const best = windowLeft(day, now);
  const hourOf = (at: number) => rounded((at - startAt) / HOUR_MS, 2);
  return {
    beachId: beach.id,
    slug: beach.slug,
    name: beach.name,
    local,
    distance_km: rounded(distanceKm, 1),
    surfMin: numbers.map(({ min }) => min),
    surfMax: numbers.map(({ max }) => max),
    cond,
    now:
      nowM === undefined
        ? null
        : {
            surf: surfText(nowM, voice),
            surfMin: numbers[nowHour]?.min ?? null,
            surfMax: numbers[nowHour]?.max ?? null,
            cond: cond[nowHour] ?? null,
          },
    best: best
      ? {
          ...windowTexts(
            { ...best, faceMinM: best.faceMm / 1000, faceMaxM: (best.faceMaxMm ?? best.faceMm) / 1000 },
            day,
            beach.timeZone,
            voice,
          ),
          from_hour: hourOf(best.fromAt),
          to_hour: hourOf(best.endAt),
        }
      : null,
    ...(beach.asks && { asks: beach.asks }),
  };
}

function metres(cm: number | null | undefined): number | undefined {
  return cm === null || cm === undefined ? undefined : cm / 100;
}

function ticksOf(startAt: number, hours: number, day: SummaryDay, timeZone: string, voice: Voice): Reach['ticks'] {
  return Array.from({ length: hours + 1 }, (_, hour) => {
    const minutes = clockMinutes(timeZone, day, startAt + hour * HOUR_MS);
    return { hour, minutes };
  }).flatMap(({ hour, minutes }) =>
    minutes % (TICK_HOURS * 60) === 0 ? [{ hour, text: voice.words.hour(minutes) }] : [],
  );
}
