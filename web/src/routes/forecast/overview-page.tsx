import type { PlaceOverviewReply } from '@groundswell/contracts';
import { getRouteApi } from '@tanstack/react-router';
import { OverviewPage } from '../../features/places/overview/overview-page.tsx';
import { ChartLink } from './chart-link.tsx';

const route = getRouteApi('/forecast/$fcstId');

/** Shows the overview of a region, an area or a local stretch of coast. The address holds the order of its beaches. */
export function OverviewRoutePage({ overview }: { readonly overview: PlaceOverviewReply }) {
  const { sort } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OverviewPage
      overview={overview}
      sort={sort ?? 'place'}
      onSort={(next) =>
        void navigate({ search: next === 'surf' ? { sort: 'surf' } : {}, replace: true, resetScroll: false })
      }
      linksFrom={(middle, zoom) => <ChartLink {...middle} zoom={zoom} />}
    />
  );
}
