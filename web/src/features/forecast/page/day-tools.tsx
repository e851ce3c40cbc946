import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { BuoyIcon, TideRisingIcon } from '../../../ui/icons/directions.tsx';
import styles from './day-tools.module.css';
import type { ForecastParts } from './forecast-parts.ts';

/** The wire's value where the model replaces a buoy. */
const MODEL = 'FORECAST';

interface Props extends Pick<ForecastParts, 'onTides' | 'onBuoy'> {
  readonly current: ForecastReply['current'];
}

/** Buttons for the tide calendar and the beach's buoy, where it has them. */
export function DayTools({ current: { has_tides, buoy }, onTides, onBuoy }: Props) {
  const buoyId = buoy === MODEL ? undefined : buoy;
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
