import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { m } from '../../../paraglide/messages.js';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { BuoyIcon, TideRisingIcon } from '../../../ui/icons/directions.tsx';
import { buoyToOpen } from './buoy-to-open.ts';
import styles from './day-tools.module.css';
import type { ForecastSlots } from './forecast-slots.ts';

interface Props {
  readonly forecast: ForecastReply;
  readonly slots: Pick<ForecastSlots, 'share' | 'onTides' | 'onBuoy'>;
}

/** The tools of the day: tide calendar and buoy if the beach has them, the comparison, and the share menu. */
export function DayTools({ forecast, slots: { share, onTides, onBuoy } }: Props) {
  const { has_tides } = forecast.current;
  const buoyId = buoyToOpen(forecast);
  return (
    <div className={styles.tools}>
      {has_tides && (
        <Button aria-haspopup="dialog" onClick={onTides}>
          <TideRisingIcon />
          {m.forecast_tide_chart()}
        </Button>
      )}
      {buoyId !== undefined && (
        <Button aria-haspopup="dialog" onClick={() => onBuoy(buoyId)}>
          <BuoyIcon />
          {m.forecast_buoy_data()}
        </Button>
      )}
      <Link
        to="/compare"
        search={{ beaches: forecast.slug }}
        className={buttonClass()}
        aria-label={m.compare_link_of({ name: forecast.name })}
      >
        {m.compare_link()}
      </Link>
      {share}
    </div>
  );
}
