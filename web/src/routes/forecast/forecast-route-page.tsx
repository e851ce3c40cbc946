import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ApiError, isWithoutConnection } from '../../api/api-error.ts';
import { forecastQuery } from '../../entities/beach/forecast-query.ts';
import { ForecastSkeleton } from '../../features/forecast/page/forecast-skeleton.tsx';
import { KeptNotice } from '../../features/pwa/kept-notice.tsx';
import { KeptPages } from '../../features/pwa/kept-pages.tsx';
import { OfflineNotice } from '../../features/pwa/offline/offline-notice.tsx';
import { m } from '../../paraglide/messages.js';
import { language } from '../../preferences/language.ts';
import { useUnits } from '../../preferences/units.tsx';
import { product } from '../../product.ts';
import { useReportShown } from '../../ui/on-shown.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { failedTitle } from '../root/failed-title.ts';
import { FindYourBeach } from '../root/find-your-beach.tsx';
import { SiteErrorPage } from '../root/site-error-page.tsx';
import { BeachPage } from './beach-page.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { FailedForecast } from './failed-forecast.tsx';

/** The overview loads on demand, because most readers open a beach. */
const PlacePage = lazy(async () => ({ default: (await import('./overview-page.tsx')).OverviewRoutePage }));

const route = getRouteApi('/forecast/$fcstId');

/** Shows the forecast in each of its states: loading, not found, failed, or loaded. */
export function ForecastRoutePage() {
  const { fcstId: slug } = route.useParams();
  const { day: openDate } = route.useSearch();
  const navigate = route.useNavigate();
  useReportShown();
  const onOpenDate = (day: string | undefined) => void navigate({ search: { day }, replace: true, resetScroll: false });
  const { units } = useUnits();
  const { data, dataUpdatedAt, error, refetch } = useQuery(forecastQuery(slug, units));
  const forecast = data?.kind === 'beach' ? data : undefined;
  useDocumentHead(
    data?.title ?? (error ? failedTitle(error) : product),
    forecast?.current.summary ?? m.forecast_description({ name: data?.name ?? m.forecast_your_beach() }),
  );

  if (data)
    return (
      <>
        <KeptNotice
          asOf={data.kind === 'beach' ? data.current.as_of : data.as_of}
          receivedAt={dataUpdatedAt}
          inOtherLanguage={data.lang !== undefined && data.lang !== language}
          failed={error !== null}
          onRetry={() => void refetch()}
        />
        {data.kind === 'beach' ? (
          <BeachPage key={slug} slug={slug} forecast={data} units={units} openDate={openDate} onOpenDate={onOpenDate} />
        ) : (
          <Suspense fallback={<ForecastSkeleton />}>
            <PlacePage overview={data} />
          </Suspense>
        )}
      </>
    );
  // The server refuses slugs of invalid form (422); such a slug names no beach or area.
  const isNameless = error instanceof ApiError && error.status === 422;
  if (error instanceof ApiError && (isNameless || error.status === 404)) {
    const errorMsg = isNameless ? m.errors_not_found_detail() : error.message;
    return (
      <SiteErrorPage status={404} message={m.forecast_page_error({ errorMsg })}>
        <DidYouMean suggestions={error.suggestions} />
        <FindYourBeach />
      </SiteErrorPage>
    );
  }
  if (isWithoutConnection(error)) return <OfflineNotice previous={location.href} kept={<KeptPages />} />;
  if (error) return <FailedForecast slug={slug} error={error} onRetry={() => void refetch()} />;
  return <ForecastSkeleton />;
}
