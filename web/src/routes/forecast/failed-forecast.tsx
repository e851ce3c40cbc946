import type { ApiError } from '../../api/api-error.ts';
import { UNREADABLE } from '../../entities/beach/readable.ts';
import { FavoriteButton } from '../../features/favorites/star/favorite-button.tsx';
import { ForecastError } from '../../features/forecast/page/forecast-error.tsx';
import { useListedPlace } from '../root/use-listed-place.ts';
import { useStarWays } from '../root/use-star-ways.ts';

interface Props {
  readonly slug: string;
  readonly error: Error | ApiError;
  readonly onRetry: () => void;
}

/** Shows that a forecast failed to load. The name, links and star of its beach come from the location list instead. */
export function FailedForecast({ slug, error, onRetry }: Props) {
  const place = useListedPlace(slug, true);
  const beach = place?.beachId !== undefined && { beachId: place.beachId, name: place.name };
  const starWays = useStarWays();
  return (
    <ForecastError
      message={error.message}
      place={place}
      actions={beach && <FavoriteButton {...beach} isFavorite={false} {...starWays(beach)} />}
      isOutdated={'code' in error && error.code === UNREADABLE}
      onRetry={onRetry}
    />
  );
}
