import type { SwellStoryReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { windUnit } from '../../../entities/surf/wind-unit.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { agoWords } from '../../../ui/ago-words.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import label from '../../../ui/label.module.css';
import { numberWords } from '../../../ui/number-words.ts';
import section from '../../../ui/section-head.module.css';
import { spanned, unbroken } from '../../../ui/typography.ts';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './story.module.css';
import { SwellPathChart } from './swell-path-chart.tsx';
import { layoutTimetable } from './timetable-layout.ts';

interface Props {
  readonly story: SwellStoryReply;
  readonly slug: string;
  readonly name: string;
  /** The current time, UTC ms. */
  readonly now: number;
}

const SIZES = { wide: { width: 816, height: 400 }, narrow: { width: 358, height: 330 } } as const;

/** The story of the leading swell: its origin as a sentence, its path on a chart, and a timetable. */
export function Story({ story, slug, name, now }: Props) {
  const run = `${story.run_at.slice(11, 13)}Z`;
  return (
    <section className={styles.story} aria-labelledby="guide-story">
      <header className={section.head}>
        <h2 id="guide-story">{m.guide_story()}</h2>
        <p>{m.guide_story_traced({ run, age: agoWords(story.run_age_min) })}</p>
      </header>
      <p className={styles.sentence}>{story.sentence}</p>
      <p className={styles.arrival}>{unbroken(`${story.error_text} ${story.arrival}`)}</p>
      <div className={styles.charts}>
        <figure>
          <SwellPathChart story={story} name={name} />
          <figcaption>
            {m.guide_story_way()}
            {sentenceSpace(language)}
            <Link to="/maps" search={{ story: slug }} hash="wave">
              {m.guide_story_on_chart()}
            </Link>
          </figcaption>
        </figure>
        <div>
          <figure>
            <Timetable story={story} name={name} now={now} />
            <figcaption>{m.guide_story_lines()}</figcaption>
          </figure>
          <Arrivals story={story} />
        </div>
      </div>
    </section>
  );
}

function Timetable({ story, name, now }: Omit<Props, 'slug'>) {
  const { width, height } = useMedia('(min-width: 1024px)') ? SIZES.wide : SIZES.narrow;
  const { top, base, ...drawn } = layoutTimetable(story, now, width, height);
  const far = (distance: number) => `${numberWords(distance)} ${story.unit}`;
  const storm = story.gale
    ? m.guide_story_storm_wind({ wind: `${story.gale.speed} ${windUnit(story.gale.unit)}` })
    : m.guide_story_storm();
  return (
    <svg className={styles.timetable} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawn.days.map(({ x, labelX, text }) => (
        <g key={x}>
          {x > 0 && <path className={styles.rule} d={`M${x.toFixed(1)} 0V${base}`} />}
          {labelX !== undefined && (
            <text className={styles.day} x={labelX} y={base + 19}>
              {text}
            </text>
          )}
        </g>
      ))}
      {drawn.miles.map(({ y, labelY, distance }) => (
        <g key={distance}>
          <path className={styles.far} d={`M0 ${y.toFixed(1)}H${width}`} />
          <text className={styles.mile} x="2" y={labelY}>
            {far(distance)}
          </text>
        </g>
      ))}
      {drawn.lines.map(({ d, periodS, isMain }) => (
        <path key={periodS} className={isMain ? styles.mainLine : styles.line} d={d} />
      ))}
      {drawn.lines.map(({ periodS, x, y }) => (
        <text key={periodS} className={styles.period} x={x} y={y + 4}>
          {m.guide_story_period({ period: periodS })}
        </text>
      ))}
      <rect className={styles.gale} x={drawn.gale.x} y={base - 9} width={drawn.gale.width} height="9" />
      <text className={styles.galeName} x={drawn.gale.x + drawn.gale.width + 6} y={base - 3}>
        {storm}
      </text>
      {drawn.bars.map(({ x, width: wide, maxY, minY, isOther }) => (
        <g key={x} className={isOther ? styles.otherSurf : styles.surf}>
          <rect className={styles.sets} x={x} y={maxY} width={wide} height={top - maxY} />
          <rect x={x} y={minY} width={wide} height={top - minY} />
        </g>
      ))}
      <path className={styles.shore} d={`M0 ${top}H${width}`} />
      <path className={styles.floor} d={`M0 ${base}H${width}`} />
      <text className={styles.beach} x="0" y={top - 8}>
        {name}
      </text>
      {drawn.highest && story.surf_text && (
        <text className={styles.highest} x={drawn.highest.x} y={drawn.highest.y}>
          {spanned(story.surf_text)}
        </text>
      )}
      {drawn.now !== undefined && (
        <>
          <path className={styles.now} d={`M${drawn.now.toFixed(1)} 4V${base}`} />
          <text className={styles.nowName} x={drawn.now - 6} y="14">
            {m.guide_story_now()}
          </text>
        </>
      )}
    </svg>
  );
}

/** The arrival times of the timetable as text, for screen readers. */
function Arrivals({ story: { periods } }: Pick<Props, 'story'>) {
  return (
    <ul className={label.hidden}>
      {periods.map(({ period_s, text }) => (
        <li key={period_s}>{m.guide_story_arrives({ period: period_s, when: text })}</li>
      ))}
    </ul>
  );
}
