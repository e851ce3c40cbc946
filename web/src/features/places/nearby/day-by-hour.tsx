import type { ForecastReply } from '@groundswell/contracts';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { m } from '../../../paraglide/maps.js';
import label from '../../../ui/label.module.css';
import { spanned } from '../../../ui/typography.ts';
import styles from './day-by-hour.module.css';
import { layoutHourBars } from './hour-bars.ts';
import type { Location } from './model.ts';

/** The interval of the tick labels, in hours. */
const TICK_EVERY = 3;

interface Props {
  /** Undefined while it loads; its space is reserved. */
  readonly forecast: ForecastReply | undefined;
  readonly best: Location['best'];
}

/** Today's surf by the hour: solid up to the usual wave, lighter up to the sets. */
export function DayByHour({ forecast, best }: Props) {
  const { bars, now } = forecast ? layoutHourBars(forecast.timeline, forecast.nowHour) : { bars: [], now: undefined };
  const words = bars.filter(({ text }, at) => text && at % TICK_EVERY === 1).map(({ time, text }) => `${time} ${text}`);
  return (
    <section className={styles.day} aria-busy={!forecast}>
      <h3 className={label.label}>
        {m.nearby_by_hour()}
        {best && <span>{m.nearby_best({ hours: bestHours(best) })}</span>}
      </h3>
      <div className={styles.graph} role="img" aria-label={spanned(words.join(m.ui_comma()))}>
        {bars.map(({ hour, condition, low, high }) => (
          <span key={hour} className={styles.bar} style={{ height: `${high * 100}%` }}>
            <ConditionMark condition={condition} className={styles.sets} />
            <i className={styles.usual} style={{ height: `${high > 0 ? (low / high) * 100 : 0}%` }}>
              <ConditionMark condition={condition} className={styles.sets} />
            </i>
          </span>
        ))}
        {now !== undefined && <i className={styles.now} style={{ left: `${now * 100}%` }} />}
      </div>
      <p className={styles.ticks} aria-hidden="true">
        {bars.map(({ hour, time }, at) => (
          <span key={hour}>{at % TICK_EVERY === 1 && time}</span>
        ))}
      </p>
    </section>
  );
}
