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

/** The highest zoom at which the wave tiles have enough detail. */
const BEACH_ZOOM = 8;

/** Links to the chart of the waves off a beach or a coast. */
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
