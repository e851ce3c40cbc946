import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { higherSurfAdvisoryOn } from '@groundswell/present';
import { memo, type ReactNode } from 'react';
import { counted } from '../../../api/count-event.ts';
import { m } from '../../../paraglide/messages.js';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { spanned } from '../../../ui/typography.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { EVERY_3_HOURS, hoursOn } from '../day-rows.ts';
import styles from './day-details.module.css';
import { DayFacts } from './day-facts.tsx';
import { DaySun } from './day-sun.tsx';
import { DayTides } from './day-tides.tsx';
import { HourlyTable } from './hourly-table.tsx';

const rowChoices = () =>
  [
    { value: '3', text: m.forecast_every_3h() },
    { value: '1', text: m.forecast_every_1h() },
  ] as const;
const swellChoices = () =>
  [
    { value: '1', text: m.forecast_swells_1() },
    { value: '2', text: m.forecast_swells_2() },
  ] as const;

interface Props {
  readonly id: string;
  readonly day: DayReply;
  readonly forecast: ForecastReply;
  readonly actions?: ReactNode;
}

/** The details of a day: its hours, tides and light. */
export const DayDetails = memo(function DayDetails({ id, day, forecast, actions }: Props) {
  const large = useMedia('(min-width: 1024px)');
  const [rows, setRows] = useStoredChoice('sc_details_hourly', ['3', '1'], '3');
  const [swells, setSwells] = useStoredChoice('sc_details_swells', ['1', '2'], large ? '2' : '1');
  const { timeline, sources } = forecast;
  const hours = rows === '1' ? day.hourly : [...hoursOn(day, EVERY_3_HOURS, timeline)];
  const sentence = spanned([day.surfTxt, day.condTxt].filter(Boolean).join(m.ui_semicolon()));

  return (
    <section id={id} className={styles.details} aria-label={day.dayTxt}>
      <header className={styles.header}>
        <div>
          <h2>{day.dayTxt}</h2>
          {sentence && <p>{sentence}</p>}
        </div>
        <ToggleGroup
          name={m.forecast_swells()}
          options={swellChoices()}
          value={swells}
          onChoose={counted('swell_count', setSwells)}
        />
        <ToggleGroup
          name={m.forecast_rows()}
          options={rowChoices()}
          value={rows}
          onChoose={counted('hourly_toggle', setRows)}
        />
        {actions}
      </header>
      <DayFacts day={day} />
      <div className={styles.columns}>
        <HourlyTable
          caption={day.dayTxt}
          hours={hours}
          timeline={timeline}
          swells={swells === '2' ? 2 : 1}
          surfUnits={forecast.current.surfUnits}
          asks={forecast.asks}
          advisory={higherSurfAdvisoryOn(forecast, day)}
        />
        <div className={styles.aside}>
          {day.has_tides ? (
            <DayTides day={day} source={sources.tide} heights={timeline.surfSvgUnits} />
          ) : (
            <p className={styles.none}>{m.forecast_no_tide_data()}</p>
          )}
          <DaySun day={day} />
        </div>
      </div>
    </section>
  );
});
