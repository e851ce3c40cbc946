import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { oceanPointQuery } from '../../entities/ocean-point/ocean-point-query.ts';
import { placeText } from '../../entities/place/compass-words.ts';
import { formatChartSearch } from '../../features/charts/model/chart-link.ts';
import { type Place, parsePlace } from '../../features/points/model.ts';
import { PointPage } from '../../features/points/point-page.tsx';
import { m } from '../../paraglide/maps.js';
import { product } from '../../product.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { NoticeActions, NoticePage } from '../../ui/notice-page.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { useOpenWindow } from '../root/use-open-window.ts';

const route = getRouteApi('/forecast/at/$place');
/** The highest zoom at which the wave tiles have enough detail. */
const ZOOM = 7;

/** Shows the point that the address names; an address without a valid point shows an error. */
export function PointRoutePage() {
  const place = parsePlace(route.useParams().place);
  return place ? <KnownPoint place={place} /> : <NoPoint />;
}

function KnownPoint({ place }: { readonly place: Place }) {
  const { facing } = route.useSearch();
  const navigate = route.useNavigate();
  const openWindow = useOpenWindow();
  const { data, error, refetch } = useQuery(oceanPointQuery({ ...place, facing }));
  const name = placeText(place);
  useDocumentHead(`${m.point_title({ place: name })} · ${product}`, m.point_description({ place: name }));
  if (data)
    return (
      <PointPage
        reply={data}
        facing={facing}
        onFacing={(next) =>
          void navigate({ search: (now) => ({ ...now, facing: next }), replace: true, resetScroll: false })
        }
        chart={<ChartWay place={place} />}
        onPlans={() => openWindow({ pro: true })}
      />
    );
  if (!error) return <NoticePage sea="running" title={name} lead={m.point_loading()} live />;
  return (
    <NoticePage sea="flat" title={name} lead={error.message} live>
      <NoticeActions>
        <Button variant="strong" onClick={() => void refetch()}>
          {m.ui_retry()}
        </Button>
        <ChartWay place={place} />
      </NoticeActions>
    </NoticePage>
  );
}

function NoPoint() {
  useDocumentHead(`${m.point_no_place()} · ${product}`, m.point_no_place_hint());
  return (
    <NoticePage sea="flat" title={m.point_no_place()} lead={m.point_no_place_hint()}>
      <NoticeActions>
        <Link to="/maps" hash="wave" className={buttonClass('strong')}>
          {m.point_open_chart()}
        </Link>
      </NoticeActions>
    </NoticePage>
  );
}

function ChartWay({ place }: { readonly place: Place }) {
  return (
    <Link
      to="/maps"
      search={formatChartSearch({ ...place, zoom: ZOOM }, undefined)}
      hash="wave"
      className={buttonClass('strong')}
    >
      {m.point_open_chart()}
    </Link>
  );
}
