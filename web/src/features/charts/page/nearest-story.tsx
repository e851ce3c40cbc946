import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { swellStoryQuery } from '../../../entities/swell-story/swell-story-query.ts';
import type { Units } from '../../../preferences/default-units.ts';
import type { ChartSearch } from '../model/chart-link.ts';
import styles from './nearest-beach.module.css';

/**
 * A link that shows the path of the nearest beach's leading swell on this map. It is absent if the beach has no such
 * path or if it is already shown.
 */
export function NearestStory({ slug, units }: { readonly slug: string; readonly units: Units }) {
  const { data } = useQuery({ ...swellStoryQuery(slug, units), enabled: slug !== '' });
  const shown: ChartSearch = useSearch({ strict: false });
  if (!data?.story || shown.story === slug) return null;
  return (
    <Link to="." search={({ hour }: ChartSearch) => ({ hour, story: slug })} hash className={styles.story}>
      {data.story.told}
    </Link>
  );
}
