import { Link } from '@tanstack/react-router';
import { AdvisedList, AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { isSized, ratedSurf, sizeWords } from '../../../entities/surf/surf.ts';
import { ForYou } from '../../../entities/surfer/for-you.tsx';
import { useSurfer } from '../../../entities/surfer/use-surfer.ts';
import { m } from '../../../paraglide/messages.js';
import { distanceWords } from '../../../ui/distance-words.ts';
import label from '../../../ui/label.module.css';
import section from '../../../ui/section-head.module.css';
import { Spoken } from '../../../ui/spoken.tsx';
import styles from './best-in-reach.module.css';
import { poorWords } from './poor-words.ts';
import { ReachGraph } from './reach-graph.tsx';
import { hourX, type Reach, type ReachRow, ROW_WIDTH } from './reach-layout.ts';

interface Props {
  readonly reach: Reach;
  readonly beach: string;
  readonly unit: 'ft' | 'm';
}

/**
 * Shows the best daylight hours near the reader's beach: a shared time axis, best beach first, with the scores at the
 * end.
 */
export function BestInReach({ reach, beach, unit }: Props) {
  const isToday = reach.day === 'today';
  const poor = poorWords(reach);
  return (
    <>
      <header className={section.head}>
        <h2 id="reach-title">{isToday ? m.home_reach_today() : m.home_reach_tomorrow()}</h2>
        <p>{m.home_reach_how({ distance: distanceWords(reach.radius_km, unit), beach })}</p>
      </header>
      {poor && <p className={styles.poor}>{poor}</p>}
      <div className={styles.axis} aria-hidden="true">
        <span className={label.label}>{m.home_reach_beach()}</span>
        <span className={label.label}>{m.home_reach_away()}</span>
        <span className={label.label}>{isToday && m.home_reach_now()}</span>
        <Axis reach={reach} />
        <span className={label.label}>{m.home_reach_score()}</span>
      </div>
      <AdvisedList advisories={reach.beaches.map(({ advisory }) => advisory)}>
        <ol className={styles.rows}>
          {reach.beaches.map((row, index) => (
            <Row key={row.beachId} row={row} rank={index + 1} reach={reach} unit={unit} />
          ))}
        </ol>
      </AdvisedList>
    </>
  );
}

function Axis({ reach }: { readonly reach: Reach }) {
  const percentOf = (hour: number) => (100 * hourX(hour, reach)) / ROW_WIDTH;
  const now = reach.now === null ? undefined : percentOf(reach.now);
  return (
    <svg aria-hidden="true">
      {reach.ticks
        .map(({ hour, text }) => ({ at: percentOf(hour), text }))
        .filter(({ at }) => now === undefined || Math.abs(at - now) > 11)
        .map(({ at, text }) => (
          <text key={text} x={`${at}%`} y="11" textAnchor={at < 3 ? 'start' : at > 97 ? 'end' : 'middle'}>
            {text}
          </text>
        ))}
      {now !== undefined && (
        <text className={styles.nowWord} x={`${Math.min(96, Math.max(4, now))}%`} y="11" textAnchor="middle">
          {m.home_now()}
        </text>
      )}
    </svg>
  );
}

interface RowProps {
  readonly row: ReachRow;
  readonly rank: number;
  readonly reach: Reach;
  readonly unit: 'ft' | 'm';
}

function Row({ row, rank, reach, unit }: RowProps) {
  const { name, slug, local, best, now } = row;
  const surfer = useSurfer();
  const away = row.distance_km === 0 ? m.home_reach_yours() : distanceWords(row.distance_km, unit);
  const { surf, condition } = ratedSurf(now?.surf, now?.surfMin, now?.surfMax, now?.cond);
  return (
    <li>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <Link to="/forecast/$fcstId" params={{ fcstId: slug }} className={styles.name}>
        <span>
          <b>{name}</b> <AdvisoryFlag advisory={row.advisory} />
        </span>
        <small>
          {local}
          <span className={styles.awayInline}>{m.ui_comma() + away}</span>
        </small>
        {best && (
          <ForYou
            surfer={surfer}
            min={best.surfMin}
            max={best.surfMax}
            unit={unit}
            condition={best.cond}
            asks={row.asks}
            advisory={row.advisory}
          />
        )}
      </Link>
      <span className={styles.away}>{away}</span>
      <span className={styles.now}>
        {surf && (
          <>
            <b>
              {sizeWords(surf)} {isSized(surf) && <small>{unit}</small>}
            </b>
            {condition && (
              <small>
                <ConditionMark condition={condition} /> {conditionWord(condition)}
              </small>
            )}
          </>
        )}
      </span>
      <div className={styles.graph}>
        <ReachGraph row={row} reach={reach} unit={unit} />
      </div>
      <span className={styles.score}>
        {best ? (
          <>
            <Spoken>{m.home_reach_spoken({ hours: bestHours(best), surf: best.surf })}</Spoken>
            {best.score}
          </>
        ) : (
          m.ui_missing()
        )}
      </span>
    </li>
  );
}
