import type { PlaceOverviewReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { bestTimes } from '../../../entities/surf/best-hours.ts';
import { type Condition, conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionKey } from '../../../entities/surf/condition-key.tsx';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { isSized, ratedSurf, sizeWords } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { agoWords } from '../../../ui/ago-words.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { capitalized } from '../../../ui/capitalized.ts';
import { classList } from '../../../ui/class-list.ts';
import label from '../../../ui/label.module.css';
import section from '../../../ui/section-head.module.css';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useClock } from '../../../ui/use-clock.ts';
import { BeachTables } from './beach-tables.tsx';
import {
  findBest,
  isKnownToday,
  type LargestAhead,
  type Middle,
  middleOf,
  type OverviewBeach,
  type OverviewSort,
} from './model.ts';
import styles from './overview-page.module.css';
import { PlaceLinks } from './place-links.tsx';

/** The zoom of the map link. A region uses the smallest zoom at which a search is possible. */
const ZOOM = { region: 7, area: 8.5, local: 10 } as const;

interface Props {
  readonly overview: PlaceOverviewReply;
  readonly sort: OverviewSort;
  readonly onSort: (sort: OverviewSort) => void;
  /** Renders further links for an area of the map, given by the centre of the beaches and a zoom. */
  readonly linksFrom: (middle: Middle, zoom: number) => ReactNode;
}

/**
 * The overview page of a region, an area or a stretch of coast: biggest surf, best hours, and links to the places
 * within it. A table lists all beaches with today and tomorrow.
 */
export function OverviewPage({ overview, sort, onSort, linksFrom }: Props) {
  const { beaches, name, place, children, largest, advisory, surfUnits, updated } = overview;
  const middle = middleOf(beaches);
  const clock = useClock(60_000);
  const hasBiggest = largest !== undefined && !largest.doubtful && largest.surfMax !== 0;
  const biggest = hasBiggest ? beaches.find(({ beachId }) => beachId === largest.beachId) : undefined;
  const warned = beaches.filter((beach) => advisory && beach.advisory?.code === advisory.code);
  const first = beaches.filter(({ days }) => days.length === 0).length;
  const best = findBest(beaches);
  const hours = best?.days[0]?.best;

  return (
    <main id="content" className={styles.page}>
      {place.length > 0 && (
        <nav aria-label={m.overview_crumbs()} className={styles.crumbs}>
          <ol>
            {place.map((above) => (
              <li key={above.slug}>
                <PlaceLink {...above} />
              </li>
            ))}
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
      )}
      <div className={styles.hero}>
        <div>
          <h1>{name}</h1>
          <p className={styles.lead}>
            {overview.state === 'waiting' ? m.overview_waiting() : m.overview_count({ count: beaches.length })}
          </p>
          {middle && (
            <div className={styles.links}>
              <Link to="/nearby" search={{ ...middle, zoom: ZOOM[overview.level] }} className={buttonClass('quiet')}>
                {m.overview_on_map()}
              </Link>
              {linksFrom(middle, ZOOM[overview.level])}
            </div>
          )}
        </div>
        {overview.state === 'ready' && (
          <div className={styles.facts}>
            <Fact
              name={m.overview_biggest()}
              beach={biggest}
              time={largest?.time}
              note={<AdvisoryFlag advisory={advisory} detail={warned.length === 1 ? warned[0]?.name : undefined} />}
            >
              {largest && biggest ? (
                <Biggest largest={largest} unit={surfUnits} />
              ) : (
                <p>{noneWords(largest, beaches)}</p>
              )}
            </Fact>
            <Fact name={m.overview_best()} beach={best}>
              {hours ? <Rated condition={hours.cond}>{bestTimes(hours)}</Rated> : <p>{m.overview_no_best()}</p>}
            </Fact>
          </div>
        )}
      </div>
      {updated && (
        <p className={styles.age}>{m.ui_oldest_forecast({ age: agoWords((clock - Date.parse(updated)) / 60_000) })}</p>
      )}
      {children.length > 1 && <PlaceLinks overview={overview} />}
      <header className={classList(section.head, styles.tools)}>
        <h2>{m.overview_beaches()}</h2>
        <ToggleGroup
          name={m.overview_sort()}
          options={[
            { value: 'place', text: m.overview_sort_place() },
            { value: 'surf', text: m.overview_sort_surf() },
          ]}
          value={sort}
          onChoose={onSort}
        />
      </header>
      {first < beaches.length && (
        <div className={styles.key}>
          <ConditionKey />
          {first > 0 && <p>{m.overview_first({ count: first })}</p>}
        </div>
      )}
      <BeachTables beaches={beaches} sort={sort} surfUnits={surfUnits} name={name} />
    </main>
  );
}

/**
 * Returns the sentence that is shown instead of the biggest surf: no beach has surf ahead, or an advisory contradicts
 * the forecasts.
 */
function noneWords(largest: LargestAhead | undefined, beaches: readonly OverviewBeach[]): string {
  if (!largest) return beaches.some(isKnownToday) ? m.overview_none_ahead() : capitalized(m.ui_no_forecast());
  if (largest.doubtful) return m.overview_higher();
  return beaches.every(isKnownToday) ? m.overview_flat() : m.overview_flat_known();
}

interface FactProps {
  readonly name: string;
  readonly beach: OverviewBeach | undefined;
  /** The time of the surf, in the beach's local time. */
  readonly time?: string | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Fact({ name, beach, time, note, children }: FactProps) {
  return (
    <section className={styles.fact}>
      <h2 className={label.label}>{name}</h2>
      {children}
      {beach && (
        <p className={styles.where}>
          <PlaceLink name={beach.name} slug={beach.slug} /> {time && <span>{m.overview_at({ time })}</span>}
        </p>
      )}
      {note}
    </section>
  );
}

function Biggest({ largest, unit }: { readonly largest: LargestAhead; readonly unit: 'ft' | 'm' }) {
  const { surf, condition } = ratedSurf(largest.surf, largest.surfMin, largest.surfMax, largest.cond);
  if (!surf) return null;
  return (
    <Rated condition={condition}>
      {sizeWords(surf)}
      {isSized(surf) && (
        <>
          {'\u00a0'}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </Rated>
  );
}

interface RatedProps {
  readonly condition: Condition | null | undefined;
  readonly children: ReactNode;
}

function Rated({ condition, children }: RatedProps) {
  return (
    <p className={styles.number}>
      <span>{children}</span>
      {condition && (
        <span className={styles.condition} data-condition={condition}>
          <ConditionMark condition={condition} /> {conditionWord(condition)}
        </span>
      )}
    </p>
  );
}

function PlaceLink({ name, slug }: { readonly name: string; readonly slug: string }) {
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: slug }}>
      {name}
    </Link>
  );
}
