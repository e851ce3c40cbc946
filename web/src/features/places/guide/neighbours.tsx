import type { BeachGuideReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { AdvisedList, AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import rows from '../../../entities/beach/beach-rows.module.css';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { sizeWords } from '../../../entities/surf/surf.ts';
import { SurfHalves } from '../../../entities/surf/surf-halves.tsx';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import { FoldedSection } from '../../../ui/folded-section.tsx';
import { joinSentences } from '../../../ui/join-sentences.ts';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './neighbours.module.css';
import { layoutNeighbours } from './neighbours-layout.ts';

interface Props {
  readonly guide: BeachGuideReply;
}

/** The largest distance of a neighbour, which equals the server's limit. */
const FARTHEST_KM = 80;

/**
 * The neighbouring beaches on both sides with today's surf, in order along the coast, and a link to all beaches of this
 * stretch of coast.
 */
export function Neighbours({ guide }: Props) {
  const { neighbours, surfUnits, local, beachId } = guide;
  const wide = useMedia('(min-width: 1024px)');
  const [first, last] = [neighbours[0], neighbours.at(-1)];
  const isAlone = neighbours.length < 2;
  const knowsOthers = neighbours.some((near) => near.beachId !== beachId && near.days.length > 0);
  return (
    <FoldedSection
      id="guide-along"
      title={m.guide_along()}
      note={
        first &&
        last &&
        !isAlone && (
          <>
            {joinSentences(
              [
                m.guide_along_span({
                  first: first.shortName,
                  last: last.shortName,
                  distance: distanceWords(first.distance_km + last.distance_km, surfUnits),
                }),
                '',
              ],
              language,
            )}
            <span aria-hidden="true">{m.ui_halves()}</span>
          </>
        )
      }
      screenOnly={!knowsOthers}
    >
      {isAlone ? (
        <p className={styles.alone}>{m.guide_alone({ distance: distanceWords(FARTHEST_KM, surfUnits) })}</p>
      ) : (
        <AdvisedList advisories={neighbours.map(({ advisory }) => advisory)}>
          {wide ? <Columns guide={guide} /> : <Rows guide={guide} />}
        </AdvisedList>
      )}
      <p className={styles.all}>
        <Link to="/forecast/$fcstId" params={{ fcstId: local.slug }}>
          {m.guide_all_of({ local: local.name })}
        </Link>
      </p>
    </FoldedSection>
  );
}

function Columns({ guide: { neighbours, surfUnits, beachId } }: Props) {
  const bars = layoutNeighbours(neighbours);
  return (
    <ul className={styles.columns}>
      {neighbours.map((near, index) => {
        const { bars: halves = [], surf, highestPercent = 0 } = bars[index] ?? {};
        const isHere = near.beachId === beachId;
        return (
          <li key={near.beachId}>
            <Link to="/forecast/$fcstId" params={{ fcstId: near.slug }} aria-current={isHere ? 'page' : undefined}>
              <span className={styles.bars} aria-hidden="true">
                <span className={styles.size} style={{ bottom: `${highestPercent}%` }}>
                  {surf ? sizeWords(surf) : m.ui_missing()}
                </span>
                {halves.map(({ percent, condition }, half) => (
                  <span key={half === 0 ? 'am' : 'pm'} className={styles.bar} style={{ height: `${percent}%` }}>
                    {percent > 0 && <ConditionMark condition={condition} className={styles.fill ?? ''} />}
                  </span>
                ))}
              </span>
              <span className={styles.name}>
                {near.shortName}
                <small>{isHere ? m.guide_here() : distanceWords(near.distance_km, surfUnits)}</small>
                <AdvisoryFlag advisory={near.advisory} className={styles.warned} />
              </span>
              <span className={styles.spoken}>
                {near.days[0] && <SurfHalves day={near.days[0]} unit={surfUnits} />}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Rows({ guide: { neighbours, surfUnits, beachId } }: Props) {
  return (
    <ul className={rows.rows}>
      {neighbours.map(({ beachId: id, slug, name, distance_km, advisory, days: [today] }) => {
        const isHere = id === beachId;
        return (
          <li key={id} className={isHere ? styles.hereRow : undefined}>
            <Link to="/forecast/$fcstId" params={{ fcstId: slug }} aria-current={isHere ? 'page' : undefined}>
              <span className={rows.name}>
                <span>
                  {name} <AdvisoryFlag advisory={advisory} />
                </span>
                <small>{isHere ? m.guide_here() : distanceWords(distance_km, surfUnits)}</small>
              </span>
              {today ? <SurfHalves day={today} unit={surfUnits} /> : m.ui_missing()}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
