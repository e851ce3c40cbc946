import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { BuoyIcon, TideRisingIcon } from '../../../ui/icons/directions.tsx';
import { buoyToOpen } from './buoy-to-open.ts';
import styles from './day-tools.module.css';
import type { ForecastParts } from './forecast-parts.ts';

interface Props extends Pick<ForecastParts, 'onTides' | 'onBuoy'> {
  readonly forecast: ForecastReply;
}

/** Buttons for the tide calendar and the beach's buoy, where it has them. */
export function DayTools({ forecast, onTides, onBuoy }: Props) {
  const { has_tides } = forecast.current;
  const buoyId = buoyToOpen(forecast);
  if (!has_tides && buoyId === undefined) return null;
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
    </div>
  );
}
