import type { ApiError } from '../../api/api-error.ts';
import { UNREADABLE } from '../../entities/beach/readable.ts';
import { FavoriteButton } from '../../features/favorite/favorite-button.tsx';
import { ForecastError } from '../../features/forecast/page/forecast-error.tsx';
import { useListedPlace } from '../root/use-listed-place.ts';
import { useOpenWindow } from '../root/use-open-window.ts';

interface Props {
  readonly slug: string;
  readonly error: Error | ApiError;
  readonly onRetry: () => void;
}

/** A failed forecast with its place's name, links and star from the location list. */
export function FailedForecast({ slug, error, onRetry }: Props) {
  const place = useListedPlace(slug, true);
  const openWindow = useOpenWindow();
  return (
    <ForecastError
      message={error.message}
      place={place}
      actions={
        place?.beachId !== undefined && (
          <FavoriteButton
            beachId={place.beachId}
            name={place.name}
            isFavorite={false}
            onRegister={() => openWindow({ login: 'register' })}
            onPlans={() => openWindow({ pro: true })}
          />
        )
      }
      isOutdated={'code' in error && error.code === UNREADABLE}
      onRetry={onRetry}
    />
  );
}
