import { Link } from '@tanstack/react-router';
import { formatChartSearch } from '../../features/charts/model/chart-link.ts';
import { m } from '../../paraglide/messages.js';
import { iconButtonClass } from '../../ui/button.tsx';
import { ChartsIcon } from '../../ui/icons/navigation.tsx';

interface Props {
  readonly lat: number;
  readonly lon: number;
  readonly zoom?: number;
}

/** As near as the tiles of the waves are worth seeing. */
const BEACH_ZOOM = 8;

/** The waves before a beach or a coast, on the chart. */
export function ChartLink({ lat, lon, zoom = BEACH_ZOOM }: Props) {
  return (
    <Link
      to="/maps"
      search={formatChartSearch({ lat, lon, zoom }, undefined)}
      hash="wave"
      className={iconButtonClass()}
      aria-label={m.forecast_open_chart()}
    >
      <ChartsIcon />
    </Link>
  );
}
