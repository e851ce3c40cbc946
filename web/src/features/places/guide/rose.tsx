import type { BeachGuideReply } from '@groundswell/contracts';
import { useId } from 'react';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import { spanList, spanWords } from './guide-words.ts';
import styles from './rose.module.css';
import { layoutRose, ROSE_SIZE } from './rose-layout.ts';

/**
 * The rose of a beach: the swell and wind directions that suit it, and the current ones. The table beside the rose has
 * the numbers.
 */
export function Rose({ guide }: { readonly guide: BeachGuideReply }) {
  const { swell, wind, now } = guide;
  const hatch = useId();
  const { rim, ticks, letters, ...paths } = layoutRose(guide);
  const names = [m.timeline_north(), m.timeline_east(), m.timeline_south(), m.timeline_west()];
  const summary = m.guide_rose({
    period: swell.period_s,
    works: spanList(swell.works),
    best: spanList(swell.best),
    wind: spanWords(wind.best),
  });
  const today = now.swell && m.guide_rose_today({ direction: now.swell.from, period: now.swell.period_s });
  return (
    <svg
      className={styles.rose}
      viewBox={`0 0 ${ROSE_SIZE} ${ROSE_SIZE}`}
      role="img"
      aria-label={[summary, today].filter(Boolean).join(sentenceSpace(language))}
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V5" />
        </pattern>
      </defs>
      <circle className={styles.sea} cx={rim.middle} cy={rim.middle} r={rim.radius} />
      <path className={styles.land} d={paths.land} />
      <path fill={`url(#${hatch})`} d={paths.land} />
      <path className={styles.works} d={paths.works} />
      <path className={styles.best} d={paths.best} />
      <path className={styles.keptOff} d={paths.keptOff} />
      <path className={styles.shore} d={paths.shore} />
      <circle className={styles.rim} cx={rim.middle} cy={rim.middle} r={rim.radius} />
      <path className={styles.fine} d={ticks.fine} />
      <path className={styles.strong} d={ticks.strong} />
      <path className={styles.worksArc} d={paths.worksArc} />
      <path className={styles.bestArc} d={paths.bestArc} />
      <path className={styles.windArc} d={paths.windArc} />
      {letters.map(({ x, y }, index) => (
        <text key={names[index]} className={styles.letter} x={x} y={y}>
          {names[index]}
        </text>
      ))}
      {now.swell && (
        <path
          className={styles.swellNow}
          d="M170 84V146M158 133L170 148L182 133M154 81Q170 71 186 81M150 72Q170 60 190 72"
          transform={`rotate(${now.swell.from_deg} ${rim.middle} ${rim.middle})`}
        />
      )}
      {now.wind?.from_deg !== undefined && (
        <path
          className={styles.windNow}
          d="M170 78V142M163 132L170 143L177 132"
          transform={`rotate(${now.wind.from_deg} ${rim.middle} ${rim.middle})`}
        />
      )}
      <circle className={styles.beach} cx={rim.middle} cy={rim.middle} r="5" />
    </svg>
  );
}

/** The legend of the rose's marks. */
export function RoseKey({ guide }: { readonly guide: BeachGuideReply }) {
  const { now } = guide;
  const { keptOff } = layoutRose(guide);
  return (
    <ul className={styles.key} aria-hidden="true">
      <Mark kind="bestArc" d={LINE} name={m.guide_key_best()} />
      <Mark kind="worksArc" d={LINE} name={m.guide_key_works()} />
      <Mark kind="windArc" d={LINE} name={m.guide_key_wind()} />
      {keptOff && <Mark kind="keptOff" d="M1 1H25V11H1Z" name={m.guide_key_kept_off()} />}
      {now.swell && <Mark kind="swellNow" d={ARROW} name={m.guide_key_waves_now()} />}
      {now.wind?.from_deg !== undefined && <Mark kind="windNow" d={ARROW} name={m.guide_key_wind_now()} />}
    </ul>
  );
}

const LINE = 'M0 6H26';
const ARROW = 'M24 6H4M9 1.5L3.5 6L9 10.5';

function Mark({ kind, d, name }: { readonly kind: string; readonly d: string; readonly name: string }) {
  return (
    <li>
      <svg viewBox="0 0 26 12" aria-hidden="true">
        <path className={styles[kind]} d={d} />
      </svg>
      {name}
    </li>
  );
}
