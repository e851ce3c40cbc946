import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { ForecastError } from '../features/forecast/forecast-error.tsx';
import { ForecastPage } from '../features/forecast/forecast-page.tsx';
import { ForecastSkeleton } from '../features/forecast/forecast-skeleton.tsx';
import { forecastQuery } from '../features/forecast/queries.ts';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { m } from '../paraglide/messages.js';
import { useUnits } from '../preferences/units.tsx';
import { product } from '../product.ts';
import { useDocumentHead } from '../ui/use-document-head.ts';
import { FindYourBeach } from './find-your-beach.tsx';

interface Props {
  readonly slug: string;
  readonly openDate: string | undefined;
  readonly onOpenDate: (date: string | undefined) => void;
}

/** The forecast in each of its states: on the way, not there, failed, or here. */
export function ForecastRoutePage({ slug, openDate, onOpenDate }: Props) {
  const { units } = useUnits();
  const { data: forecast, error, refetch } = useQuery(forecastQuery(slug, units));
  useDocumentHead(
    forecast?.title ?? product,
    forecast?.current.summary ?? m.forecast_description({ name: forecast?.name ?? m.forecast_your_beach() }),
  );

  if (forecast)
    return (
      <ForecastPage
        key={slug}
        slug={slug}
        forecast={forecast}
        units={units}
        openDate={openDate}
        onOpenDate={onOpenDate}
      />
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <ErrorPage status={404} message={error.message}>
        <FindYourBeach />
      </ErrorPage>
    );
  if (error) return <ForecastError message={error.message} onRetry={() => void refetch()} />;
  return <ForecastSkeleton />;
}
