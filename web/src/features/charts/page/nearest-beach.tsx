import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { request } from '../../../api/client.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { useUnits } from '../../../preferences/units.tsx';
import { distanceWords } from '../../../ui/distance-words.ts';
import { ForwardIcon } from '../../../ui/icons/actions.tsx';
import label from '../../../ui/label.module.css';
import { nearestBeachQuery } from '../queries.ts';
import type { Place } from '../tiles/read-point.ts';
import styles from './nearest-beach.module.css';
import { NearestStory } from './nearest-story.tsx';

/** The beach nearest to a place, with its surf, as the way to its forecast. */
export function NearestBeach({ place }: { readonly place: Place }) {
  const { units } = useUnits();
  const { data } = useQuery(nearestBeachQuery(place));
  const slug = data?.beach.locationBeachSlug ?? '';
  const { data: weather } = useQuery({
    queryKey: ['surf-now', slug, units],
    queryFn: ({ signal }) =>
      request('getWeather', {
        params: { slug },
        query: { isAjax: 'true', units, lang: language },
        signal,
        quiet: true,
      }),
    enabled: slug !== '',
    staleTime: 300_000,
  });
  if (!data) return <div className={styles.beach} />;
  const { locationName, distance_km } = data.beach;
  return (
    <>
      <Link to="/forecast/$fcstId" params={{ fcstId: slug }} className={styles.beach}>
        <span>
          <span className={label.label}>
            {m.charts_nearest_beach({ distance: distanceWords(distance_km, units === 1 ? 'ft' : 'm') })}
          </span>
          <b>{locationName}</b>
        </span>
        {weather?.nowSurf && (
          <span className={styles.surf}>
            {weather.nowSurf}
            <ConditionMark condition={weather.nowCond ?? null} className={styles.mark} />
          </span>
        )}
        <ForwardIcon />
      </Link>
      <NearestStory slug={slug} units={units} />
    </>
  );
}
