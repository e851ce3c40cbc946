import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { useAfterPaint } from '../../../ui/use-after-paint.ts';
import { useClock } from '../../../ui/use-clock.ts';
import { AdvisoryList } from '../advisories/advisory-list.tsx';
import { MeasuredItems } from '../now/current-items.tsx';
import { AgesLine } from './ages-line.tsx';
import { BeachName } from './beach-name.tsx';
import { DayTools } from './day-tools.tsx';
import styles from './forecast-page.module.css';
import type { ForecastSlots } from './forecast-slots.ts';
import waiting from './waiting.module.css';

interface Props {
  readonly forecast: ForecastReply;
  readonly slots: ForecastSlots;
}

/** The page of a beach that has no forecast yet: the readings of its instruments, and its guide. */
export function WaitingPage({ forecast, slots }: Props) {
  const { current } = forecast;
  const clock = useClock(60_000);
  const painted = useAfterPaint();
  return (
    <main id="content" className={styles.page}>
      <BeachName forecast={forecast} />
      <AdvisoryList forecast={forecast} clock={clock} />
      <section className={styles.hero}>
        <div className={styles.headline}>
          <p className={waiting.lead}>{m.forecast_waiting()}</p>
          <svg viewBox="0 0 264 40" className={waiting.swell} aria-hidden="true">
            <path d={SWELL} />
            <path d={SWELL} pathLength={1} className={waiting.coming} />
          </svg>
          <p>{m.forecast_waiting_detail()}</p>
          <div className={styles.actions}>{slots.actions}</div>
        </div>
        <MeasuredItems current={current} />
      </section>
      <AgesLine forecast={forecast} sinceMin={Math.max(0, clock - Date.parse(current.as_of)) / 60_000} />
      <DayTools forecast={forecast} slots={slots} />
      <p className={styles.info}>
        {m.forecast_facing({ direction: forecast.beachFaceDirTxt, degrees: Math.round(forecast.beachFaceDir) })}
      </p>
      {painted && slots.guide}
    </main>
  );
}

/** Three waves in a row. */
const SWELL = 'M2 34C24 34 26 8 46 8S68 34 90 34S112 8 132 8S154 34 176 34S198 8 218 8S240 34 262 34';
