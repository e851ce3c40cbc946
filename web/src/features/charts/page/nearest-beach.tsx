import type { CurrentWeatherReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { nearestBeachQuery } from '../../../entities/beach/nearest-beach-query.ts';
import { weatherQuery } from '../../../entities/beach/weather-query.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { isSized, ratedSurf, type Surf, sizeWords } from '../../../entities/surf/surf.ts';
import { useOwnUnits } from '../../../entities/units/use-own-units.ts';
import { m } from '../../../paraglide/maps.js';
import { useUnits } from '../../../preferences/units.tsx';
import { distanceWords } from '../../../ui/distance-words.ts';
import { ForwardIcon } from '../../../ui/icons/actions.tsx';
import label from '../../../ui/label.module.css';
import type { Place } from '../tiles/read-point.ts';
import { unitName } from '../words.ts';
import styles from './nearest-beach.module.css';
import { NearestStory } from './nearest-story.tsx';

interface Props {
  readonly place: Place;
  /** The unit of wave heights on the map. */
  readonly wave: 'ft' | 'm';
  readonly hasStoryLink: boolean;
}

/** A link to the forecast of the beach nearest to a place, with the beach's current surf. */
export function NearestBeach({ place, wave, hasStoryLink }: Props) {
  const { units } = useUnits();
  const lengths = useOwnUnits().wave;
  const { data } = useQuery(nearestBeachQuery(place));
  const slug = data?.beach.locationBeachSlug ?? '';
  const { data: weather } = useQuery({
    ...weatherQuery(slug, units, wave === lengths ? undefined : wave),
    enabled: slug !== '',
  });
  const { surf, condition } = ratedSurf(weather?.nowSurf, weather?.nowSurfMin, weather?.nowSurfMax, weather?.nowCond);
  if (!data) return <div className={styles.beach} />;
  const { locationName, distance_km } = data.beach;
  return (
    <>
      <Link to="/forecast/$fcstId" params={{ fcstId: slug }} className={styles.beach}>
        <span>
          <span className={label.label}>{m.charts_nearest_beach()}</span>{' '}
          <small>{distanceWords(distance_km, lengths)}</small>
          <b>{locationName}</b>
          <AdvisoryFlag advisory={weather?.advisory} />
        </span>
        {surf && (
          <span className={styles.surf}>
            <span>
              {surfNow(surf, weather?.surfUnits)} <small>{m.charts_now()}</small>
            </span>
            {condition && <ConditionMark condition={condition} className={styles.mark} />}
          </span>
        )}
        <ForwardIcon />
      </Link>
      {hasStoryLink && <NearestStory slug={slug} units={units} />}
    </>
  );
}

/** Formats a surf height: '3–4 ft', 'flat'. */
function surfNow(surf: Surf, unit: CurrentWeatherReply['surfUnits'] | undefined): string {
  return isSized(surf) && unit ? `${sizeWords(surf)} ${unitName(unit)}` : surf.text;
}
