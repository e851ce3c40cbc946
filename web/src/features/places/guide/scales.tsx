import type { BeachGuideReply } from '@groundswell/contracts';
import { windUnit } from '../../../entities/surf/wind-unit.ts';
import { m } from '../../../paraglide/later.js';
import { numberWords } from '../../../ui/number-words.ts';
import { SKILL_NAMES } from './guide-words.ts';
import { layoutScale, layoutTide, SCALE_WIDTH, type Scale } from './scale-layout.ts';
import styles from './scales.module.css';

type Guide = BeachGuideReply;

/** Today's tide with the levels that suit the break as a band, and the current level. */
export function TideDrawing({
  tide,
  likes,
}: {
  readonly tide: NonNullable<Guide['tide']>;
  readonly likes: Guide['tide_likes'];
}) {
  const { line, area, band, base, now, ticks } = layoutTide(tide, likes);
  return (
    <svg className={styles.scale} viewBox={`0 0 ${SCALE_WIDTH} 74`} role="img" aria-label={m.guide_tide_chart()}>
      <path className={styles.water} d={area} />
      {band && <rect className={styles.band} x="0" width={SCALE_WIDTH} y={band.y} height={band.height} />}
      <path className={styles.waterline} d={line} />
      <path className={styles.axis} d={`M0 ${base}H${SCALE_WIDTH}`} />
      {ticks.map(({ x, text }) => (
        <text key={text} className={styles.mark} x={x} y={base + 16}>
          {text}
        </text>
      ))}
      <path className={styles.now} d={`M${now.x} 2V${base}`} />
      <circle className={styles.dot} cx={now.x} cy={now.y} r="4" />
    </svg>
  );
}

/**
 * The wind speed up to which the waves stay clean for the current direction (offshore if calm), with the current speed.
 */
export function WindDrawing({ wind, now }: { readonly wind: Guide['wind']; readonly now: Guide['now']['wind'] }) {
  const scale = layoutScale(Math.max(1.3 * wind.offshore_upto, now?.speed ?? 0));
  const upto = now?.clean_upto ?? wind.offshore_upto;
  const words = { speed: `${upto} ${windUnit(wind.unit)}` };
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${SCALE_WIDTH} 54`}
      role="img"
      aria-label={now?.clean_upto === undefined ? m.guide_wind_chart(words) : m.guide_wind_chart_now(words)}
    >
      <path className={styles.wind} d={`M0 19H${scale.x(upto)}`} />
      <Axis y={26} scale={scale} unit={windUnit(wind.unit)} />
      {now && <path className={styles.now} d={`M${scale.x(now.speed)} 6V26`} />}
    </svg>
  );
}

/** The range of wave face heights that suits the break, and the current range, from smaller waves to sets. */
export function SizeDrawing({
  size,
  unit,
  now,
}: {
  readonly size: NonNullable<Guide['size']>;
  readonly unit: string;
  readonly now: Guide['now']['surf'];
}) {
  const most = now?.max ?? now?.min ?? 0;
  const scale = layoutScale(Math.max(1.15 * size.to, most));
  const [from, to] = [scale.x(size.from), scale.x(size.to)];
  const [low, high] = [scale.x(now?.min ?? 0), scale.x(most)];
  const beside = high > SCALE_WIDTH - 40 ? { x: low - 6, textAnchor: 'end' as const } : { x: high + 6 };
  return (
    <svg className={styles.scale} viewBox={`0 0 ${SCALE_WIDTH} 66`} role="img" aria-label={m.guide_size_chart()}>
      <rect className={styles.holds} x={from} y="20" width={to - from} height="18" />
      <Axis y={38} scale={scale} unit={unit} />
      {now && (
        <>
          <path className={styles.now} d={`M${low} 9H${high}M${low} 4v10M${high} 4v10`} />
          <text className={styles.nowText} y="13" {...beside}>
            {m.guide_now()}
          </text>
        </>
      )}
    </svg>
  );
}

const BAR_TOP = 6;
const BAR_BASE = 44;

/** The width of the swell window for each swell period as bars; the current period is marked. */
export function PeriodDrawing({ swell, now }: { readonly swell: Guide['swell']; readonly now: Guide['now']['swell'] }) {
  const widest = Math.max(1, ...swell.periods.map(({ works_deg }) => works_deg));
  const step = SCALE_WIDTH / swell.periods.length;
  const nowX = now && xOfPeriod(now.period_s, swell.periods, step);
  return (
    <svg className={styles.scale} viewBox={`0 0 ${SCALE_WIDTH} 62`} role="img" aria-label={m.guide_period_chart()}>
      {swell.periods.map(({ period_s, works_deg }, index) => {
        const height = (works_deg / widest) * (BAR_BASE - BAR_TOP);
        return (
          <g key={period_s}>
            <rect
              className={styles.holds}
              x={index * step + 5}
              width={step - 10}
              y={BAR_BASE - height}
              height={height}
            />
            <text className={styles.mark} x={(index + 0.5) * step} y={BAR_BASE + 16}>
              {index === swell.periods.length - 1 ? m.guide_seconds({ period: period_s }) : period_s}
            </text>
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${BAR_BASE}H${SCALE_WIDTH}`} />
      {nowX !== undefined && <path className={styles.now} d={`M${nowX} 2V${BAR_BASE}`} />}
    </svg>
  );
}

/**
 * Returns the x of a swell period: interpolated between the centres of two bars, extrapolated beyond the outer bars up
 * to the edge.
 */
function xOfPeriod(periodS: number, periods: Guide['swell']['periods'], step: number): number {
  const below = periods.findLastIndex(({ period_s }) => period_s <= periodS);
  const index = Math.max(0, Math.min(below, periods.length - 2));
  const { period_s: from = periodS } = periods[index] ?? {};
  const { period_s: to = from + 1 } = periods[index + 1] ?? {};
  const x = (index + (periodS - from) / (to - from) + 0.5) * step;
  return Math.max(1, Math.min(SCALE_WIDTH - 1, x));
}

const BOX = SCALE_WIDTH / 4;

/** Four boxes from first waves to expert; the suitable ones are filled. */
export function SkillDrawing({ skills }: { readonly skills: NonNullable<Guide['skills']> }) {
  const order = ['first-waves', 'improving', 'advanced', 'expert'] as const;
  return (
    <svg className={styles.scale} viewBox={`0 0 ${SCALE_WIDTH} 40`} aria-hidden="true">
      {order.map((skill, index) => (
        <rect
          key={skill}
          className={skills.includes(skill) ? styles.suits : styles.box}
          x={index * BOX + 1}
          y="6"
          width={BOX - 4}
          height="12"
        />
      ))}
      <text className={styles.mark} data-anchor="start" x="1" y="36">
        {SKILL_NAMES['first-waves']()}
      </text>
      <text className={styles.mark} data-anchor="end" x={SCALE_WIDTH - 3} y="36">
        {SKILL_NAMES.expert()}
      </text>
    </svg>
  );
}

function Axis({ y, scale, unit }: { readonly y: number; readonly scale: Scale; readonly unit: string }) {
  const { marks, x } = scale;
  return (
    <>
      <path className={styles.axis} d={`M0 ${y}H${SCALE_WIDTH}${marks.map((mark) => `M${x(mark)} ${y}v6`).join('')}`} />
      {marks.map((mark, index) => (
        <text
          key={mark}
          className={styles.mark}
          data-anchor={index === 0 ? 'start' : index === marks.length - 1 ? 'end' : undefined}
          x={x(mark)}
          y={y + 20}
        >
          {numberWords(mark)}
          {index === marks.length - 1 && ` ${unit}`}
        </text>
      ))}
    </>
  );
}
