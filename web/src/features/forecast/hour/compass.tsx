import type { ForecastReply } from '@groundswell/contracts';
import { trainAt } from '../../../entities/surf/train.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import styles from './compass.module.css';
import { type ArrowKind, arrowIn } from './compass-arrows.ts';
import { trainFact } from './read-out.ts';

interface Arrow {
  readonly kind: ArrowKind;
  readonly name: string;
  readonly value: string | null | undefined;
  readonly fromDeg: number | null | undefined;
  readonly train?: number | null | undefined;
}

interface Props {
  readonly forecast: ForecastReply;
  readonly hour: number;
}

/**
 * A map of the shore, north up, with the sea shaded. Arrows point inwards from the origin of wind and swells, each
 * within its own ring, so that they never overlap.
 */
export function Compass({ forecast: { timeline, beachFaceDirTxt }, hour }: Props) {
  const { compassMap, wind, windDir } = timeline;
  const [first, second] = [trainAt(timeline, hour, 1), trainAt(timeline, hour, 2)];
  const { shore, sea } = compassMap;
  const arrows: readonly Arrow[] = [
    { kind: 'wind', name: m.forecast_wind(), value: wind[hour], fromDeg: windDir[hour] },
    ...(first ? [{ kind: '1' as const, ...trainFact(first, m.timeline_primary_swell()), fromDeg: first.fromDeg }] : []),
    ...(second
      ? [{ kind: '2' as const, ...trainFact(second, m.timeline_secondary_swell()), fromDeg: second.fromDeg }]
      : []),
  ];
  const shown = arrows.filter(({ value }) => value);
  const descriptions = shown.map(({ name, value }) => `${name} ${value}`);
  return (
    <svg
      className={styles.compass}
      viewBox="-16 -16 132 132"
      role="img"
      aria-label={[m.timeline_compass({ direction: beachFaceDirTxt }), descriptions.join(m.ui_comma())].join(
        sentenceSpace(language),
      )}
    >
      <circle className={styles.land} cx="50" cy="50" r="50" />
      <path className={styles.sea} d={sea} />
      <path className={styles.shore} d={shore} />
      <circle className={styles.rim} cx="50" cy="50" r="50" />
      <path className={styles.tick} d={TICKS} />
      {letters().map(({ text, x, y }) => (
        <text key={`${x} ${y}`} className={styles.letter} x={x} y={y}>
          {text}
        </text>
      ))}
      {shown.map(
        ({ kind, fromDeg, train }) =>
          typeof fromDeg === 'number' && (
            <g
              key={kind}
              className={styles.arrow}
              data-kind={kind}
              data-train={train}
              style={{ transform: `rotate(${fromDeg}deg)` }}
            >
              <path d={arrowIn(kind)} />
            </g>
          ),
      )}
    </svg>
  );
}

/**
 * The ticks of the sixteen compass points, the cardinal ones longer. They share one path, because a transform for each
 * would cost frames.
 */
const TICKS = Array.from({ length: 16 }, (_, i) => {
  const [right, down] = [Math.sin((i * Math.PI) / 8), -Math.cos((i * Math.PI) / 8)];
  const at = (radius: number) => `${(50 + radius * right).toFixed(1)} ${(50 + radius * down).toFixed(1)}`;
  return `M${at(50)}L${at(i % 4 === 0 ? 44 : 47)}`;
}).join('');
const letters = () => [
  { text: m.timeline_north(), x: 50, y: -8 },
  { text: m.timeline_east(), x: 108, y: 50 },
  { text: m.timeline_south(), x: 50, y: 108 },
  { text: m.timeline_west(), x: -8, y: 50 },
];
