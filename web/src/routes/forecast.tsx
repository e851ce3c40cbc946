import { createRoute } from '@tanstack/react-router';
import { useReportShown } from '../ui/on-shown.ts';
import { ForecastRoutePage } from './forecast/forecast-route-page.tsx';
import { rootRoute } from './root.tsx';

/** A beach's forecast, or a region's, area's or local's overview. */
export const forecastRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forecast/$fcstId',
  /** `day`: the day of a beach whose details are open; `sort`: the order of a place's beaches. Both can be linked. */
  validateSearch: ({
    day,
    sort,
  }: Record<string, unknown>): { day?: string | undefined; sort?: 'surf' | undefined } => ({
    // A key left out here would keep the address's value: an invalid one has to be set to undefined.
    day: typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    sort: sort === 'surf' ? sort : undefined,
  }),
  component: function ForecastRoute() {
    const { fcstId } = forecastRoute.useParams();
    const { day } = forecastRoute.useSearch();
    const navigate = forecastRoute.useNavigate();
    useReportShown();
    return (
      <ForecastRoutePage
        slug={fcstId}
        openDate={day}
        onOpenDate={(date) => void navigate({ search: { day: date }, replace: true, resetScroll: false })}
      />
    );
  },
});
