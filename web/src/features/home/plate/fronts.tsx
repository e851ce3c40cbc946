import type { HomeTodayReply } from '@groundswell/contracts';
import { type Box, layoutFront, listFrontTimes, projectionOf, type RunningSwell, type Spot } from '@groundswell/plates';
import { m } from '../../../paraglide/messages.js';
import { weekdayOf } from './front-words.ts';
import styles from './fronts.module.css';
import type { PlateWindow } from './plate-window.ts';
import type { Tone } from './wave-ink.ts';

interface Props {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  readonly shown: PlateWindow;
  readonly covered: readonly Box[];
  readonly inkAt: (spot: Spot) => Tone;
}

const HOUR_MS = 3_600_000;
/** Fronts to come are told this far ahead. */
const AHEAD_MS = 4 * 24 * HOUR_MS;
/** Noon's front is the day's; midnight's is thinner and has no name. */
const NOON_MS = 12 * HOUR_MS;

/** The day's swell from its storm on: solid where it was, red where it is, dashed where it will be. */
export function Fronts({ plate, shown: { view, seen }, covered, inkAt }: Props) {
  const swell = swellOf(plate);
  if (!swell) return null;
  const now = Date.parse(plate.at);
  const offsetMs = plate.offset_min * 60_000;
  const isNoon = (at: number) => (((at + offsetMs) % (24 * HOUR_MS)) + 24 * HOUR_MS) % (24 * HOUR_MS) === NOON_MS;
  const times = listFrontTimes(swell, now + AHEAD_MS, plate.offset_min).filter(
    (at) => Math.abs(at - now) > 4 * HOUR_MS,
  );
  const taken: Box[] = [...covered];
  const nowFront = layoutFront(view, swell, now, seen, taken);
  if (nowFront?.label) taken.push(boxAround(nowFront.label, 70));
  const birthAt = projectionOf(view).place(swell.birth);
  return (
    <g className={styles.fronts}>
      {times.map((at) => {
        const front = layoutFront(view, swell, at, seen, taken);
        if (!front) return null;
        const named = isNoon(at) && front.label;
        if (named) taken.push(boxAround(named, 40));
        return (
          <g key={at} className={at < now ? styles.past : styles.coming} data-noon={isNoon(at) || undefined}>
            <path d={front.path} />
            <path d={front.ends} className={styles.ends} />
            {named && (
              <text data-tone={inkAt(named)} x={named[0]} y={named[1]} dy=".35em">
                {weekdayOf(at + offsetMs)}
              </text>
            )}
          </g>
        );
      })}
      {nowFront && (
        <g className={styles.now}>
          <path d={nowFront.path} className={styles.halo} />
          <path d={nowFront.path} />
          <path d={nowFront.ends} className={styles.ends} />
          {nowFront.label && (
            <text x={nowFront.label[0]} y={nowFront.label[1]} dy=".35em">
              {m.home_front_now({ seconds: plate.story?.period_s ?? 0 })}
            </text>
          )}
        </g>
      )}
      <g className={styles.birth} data-tone={inkAt(birthAt)} transform={`translate(${birthAt[0]} ${birthAt[1]})`}>
        <path d="M-6 -6L6 6M6 -6L-6 6" />
        <text x="11" y="-6">
          {m.home_front_storm({ day: weekdayOf(swell.leftAt + offsetMs) })}
        </text>
      </g>
    </g>
  );
}

function boxAround([x, y]: readonly [number, number], half: number): Box {
  return { x: x - half, y: y - 14, width: 2 * half, height: 28 };
}

function swellOf({ story }: Props['plate']): RunningSwell | undefined {
  const { birth, fan, speed_kmh: speedKmh } = story ?? {};
  if (!birth || !fan || !speedKmh) return undefined;
  const { lat, lon, left } = birth;
  return {
    birth: { lat, lon },
    leftAt: Date.parse(left),
    speedKmh,
    fan: { fromDeg: fan.from_deg, stepDeg: fan.step_deg, km: fan.km },
  };
}
