import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { forecastQuery } from '../../../entities/beach/forecast-query.ts';
import { weatherQuery } from '../../../entities/beach/weather-query.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { halvesOf, isSized, type RatedSurf, sizeWords, topOf } from '../../../entities/surf/surf.ts';
import { ForYou } from '../../../entities/surfer/for-you.tsx';
import { useSurfer } from '../../../entities/surfer/use-surfer.ts';
import { m } from '../../../paraglide/maps.js';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { capitalized } from '../../../ui/capitalized.ts';
import { chainWords } from '../../../ui/chain-words.ts';
import { classList } from '../../../ui/class-list.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import label from '../../../ui/label.module.css';
import { spanned } from '../../../ui/typography.ts';
import { DayByHour } from './day-by-hour.tsx';
import { dayOf, type Location, type Origin } from './model.ts';
import styles from './nearby-detail.module.css';
import { NowFacts } from './now-facts.tsx';

interface Props {
  readonly location: Location;
  readonly origin: Origin;
  readonly surfUnits: 'ft' | 'm';
  readonly units: Units;
  /** True if there is space for the day's hours. */
  readonly isLarge: boolean;
  /** The favorite star. */
  readonly actions: ReactNode;
  /** The back button; absent where another element of the page already has one. */
  readonly back: ReactNode;
}

/** The details of a beach: both halves of the day, the conditions, and a link to its forecast. */
export function NearbyDetail({ location, origin, surfUnits, units, isLarge, actions, back }: Props) {
  const { locationBeachSlug: slug, locationName: name, surfText, condText } = location;
  const { data: current } = useQuery(weatherQuery(slug, units));
  const { data: forecast } = useQuery({ ...forecastQuery(slug, units), enabled: isLarge });
  const { am, pm } = halvesOf(dayOf(location));
  const surfer = useSurfer();
  const top = am.surf && pm.surf ? (topOf(pm.surf) > topOf(am.surf) ? pm.surf : am.surf) : (am.surf ?? pm.surf);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [slug]);

  return (
    <article className={styles.detail} aria-labelledby="nearby-name">
      {back}
      <header className={styles.head}>
        <div>
          <h2 id="nearby-name" ref={title} tabIndex={-1}>
            {name}
          </h2>
          <p>{whereWords(location, origin, surfUnits)}</p>
        </div>
        {actions}
      </header>
      <AdvisoryFlag advisory={location.advisory} className={styles.advisory} />
      {am.surf || pm.surf ? (
        <div className={styles.halves}>
          <Half name={m.ui_morning()} half={am} unit={surfUnits} />
          <Half name={m.ui_afternoon()} half={pm} unit={surfUnits} />
        </div>
      ) : (
        <p className={styles.none}>{m.nearby_no_forecast()}</p>
      )}
      <DangerNote danger={location.danger} />
      <ForYou
        surfer={surfer}
        min={top?.min}
        max={top?.max}
        unit={surfUnits}
        asks={location.asks}
        advisory={location.advisory}
      />
      <dl className={styles.words}>
        {surfText && (
          <div>
            <dt className={label.label}>{m.nearby_surf_head()}</dt>
            <dd>{sentence(surfText)}</dd>
          </div>
        )}
        {condText && (
          <div>
            <dt className={label.label}>{m.nearby_conditions_head()}</dt>
            <dd>{sentence(condText)}</dd>
          </div>
        )}
      </dl>
      {location.why && <p className={styles.why}>{spanned(location.why)}</p>}
      {isLarge && am.surf && (
        <DayByHour forecast={forecast?.kind === 'beach' ? forecast : undefined} best={location.best} />
      )}
      <NowFacts current={current} />
      <p className={styles.way}>
        <Link to="/forecast/$fcstId" params={{ fcstId: slug }} className={buttonClass('strong')}>
          {m.nearby_view()}
        </Link>
        <Link
          to="/compare"
          search={{ beaches: slug }}
          className={buttonClass('quiet')}
          aria-label={m.compare_link_of({ name })}
        >
          {m.compare_link()}
        </Link>
      </p>
    </article>
  );
}

interface HalfProps {
  readonly name: string;
  readonly half: RatedSurf;
  readonly unit: string;
}

function Half({ name, half: { surf, condition }, unit }: HalfProps) {
  return (
    <div>
      <h3 className={label.label}>{name}</h3>
      <p className={styles.surf}>
        {surf ? sizeWords(surf) : <small>{m.ui_no_forecast()}</small>} {surf && isSized(surf) && <small>{unit}</small>}
      </p>
      {condition && (
        <>
          <ConditionMark condition={condition} className={styles.mark} />
          <p className={classList(styles.word, styles[condition])}>{conditionWord(condition)}</p>
        </>
      )}
    </div>
  );
}

/** Describes the location: 'North Shore, Oahu · faces NW · 12 mi away'. */
function whereWords({ local, area, facing, distance_km }: Location, origin: Origin, units: 'ft' | 'm'): string {
  // The name of the stretch of coast may already contain the name of its area: 'North Shore, Oahu'.
  const coast = local.name.includes(area.name) ? [local.name] : [local.name, area.name];
  const far = distance_km > 0 ? farWords(distanceWords(distance_km, units), origin) : [];
  return [chainWords(coast, language), m.nearby_faces({ direction: facing }), ...far].join(' · ');
}

function farWords(distance: string, origin: Origin): readonly string[] {
  if (origin.kind === 'map') return [];
  return [origin.kind === 'beach' ? m.nearby_from({ distance, name: origin.name }) : m.nearby_away({ distance })];
}

function sentence(text: string): string {
  return capitalized(spanned(text));
}
