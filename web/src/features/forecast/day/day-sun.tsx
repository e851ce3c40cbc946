import type { DayReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import styles from './facts.module.css';
import { Fact, Facts } from './facts.tsx';

export function DaySun({ day }: { readonly day: DayReply }) {
  return (
    <section>
      <h3 className={styles.heading}>{m.forecast_sun()}</h3>
      <Facts>
        <Fact name={m.forecast_first_light()}>{day.firstlight ?? m.ui_missing()}</Fact>
        <Fact name={m.forecast_sunrise()}>{day.sunrise ?? m.ui_missing()}</Fact>
        <Fact name={m.forecast_sunset()}>{day.sunset ?? m.ui_missing()}</Fact>
        <Fact name={m.forecast_last_light()}>{day.lastlight ?? m.ui_missing()}</Fact>
      </Facts>
    </section>
  );
}
