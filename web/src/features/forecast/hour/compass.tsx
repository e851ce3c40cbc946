import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import styles from './compass.module.css';

interface Props {
  readonly forecast: ForecastReply;
  readonly hour: number;
}

/** The shore from above, north up, the sea shaded; arrows point inwards from where wind and swells come from. */
export function Compass({ forecast: { timeline, beachFaceDirTxt }, hour }: Props) {
  const { compassMap, wind, windDir, swell1, swell1Dir, swell1Train, swell2, swell2Dir, swell2Train } = timeline;
  const { shore, sea } = compassMap;
  const arrows = [
    { kind: 'wind', name: m.forecast_wind(), value: wind[hour], fromDeg: windDir[hour] },
    {
      kind: '1',
      name: m.timeline_primary_swell(),
      value: swell1[hour],
      fromDeg: swell1Dir[hour],
      train: swell1Train[hour],
    },
    {
      kind: '2',
      name: m.timeline_secondary_swell(),
      value: swell2[hour],
      fromDeg: swell2Dir[hour],
      train: swell2Train[hour],
    },
  ].filter(({ value }) => value);
  const descriptions = arrows.map(({ name, value }) => `${name} ${value}`);
  return (
    <svg
      className={styles.compass}
      viewBox="-16 -16 132 132"
      role="img"
      aria-label={[m.timeline_compass({ direction: beachFaceDirTxt }), descriptions.join(m.ui_comma())].join(' ')}
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
      {arrows.map(
        ({ kind, fromDeg, train }) =>
          typeof fromDeg === 'number' && (
            <g
              key={kind}
              className={styles.arrow}
              data-kind={kind}
              data-line={train}
              style={{ transform: `rotate(${fromDeg}deg)` }}
            >
              <path d={SHAPES[kind]} />
            </g>
          ),
      )}
    </svg>
  );
}

/**
 * Swells start at the rim with their crests, the second one dashed; the wind is a feathered arrow through the middle.
 */
const SHAPES: Readonly<Record<string, string>> = {
  '1': 'M50 5V34M44 27.5L50 34L56 27.5M43 5H57M44 11H56',
  '2': 'M50 5V28M45 22.5L50 28L55 22.5M44 5H56',
  wind: 'M50 28V72M44.5 66L50 72L55.5 66M50 28L57 24M50 34L57 30M50 40L55 37',
};

/**
 * The sixteen compass points on the rim, the cardinal ones longer. One path: a transform for each would cost frames.
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
