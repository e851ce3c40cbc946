import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { modelName } from '@groundswell/present';
import type { FirstTime } from '@groundswell/tiles';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/maps.js';
import { language } from '../../../preferences/language.ts';
import { ageWords } from '../../../ui/ago-words.ts';
import { classList } from '../../../ui/class-list.ts';
import label from '../../../ui/label.module.css';
import { atOne } from '../../../ui/typography.ts';
import styles from './dock.module.css';
import { ageOfRun } from './run-age.ts';
import { type TimeWords, timeWords } from './time-words.ts';

interface Props {
  /** The name of the map's quantity. */
  readonly title: string;
  readonly run: FirstTime;
  /**
   * The run that supplies the shown hour: the previous run until the server has rendered the hour from the newest one.
   */
  readonly drawnRun: string;
  readonly drawnAt: number | undefined;
  readonly now: number;
  /** The time of the shown chart, UTC ms. */
  readonly at: number;
  /** True for a map with one chart per day; it shows a date without an hour. */
  readonly isDaily: boolean;
  readonly words: TimeWords;
  readonly zone: string;
  readonly keys?: ReactNode;
  readonly timeLine?: ReactNode;
  /** An error message shown instead of the run's age. */
  readonly fault?: ReactNode;
}

/** The bar below the map: the shown hour, the timeline, the model run and its age. */
export function Dock({ title, run, drawnRun, drawnAt, now, at, isDaily, words, zone, keys, timeLine, fault }: Props) {
  const isNewest = drawnRun === run.run;
  const began = runStart(drawnRun);
  const { ageMin, nextAt, isLate } = ageOfRun(began, isNewest ? drawnAt : undefined, now);
  const age = ageWords(ageMin);
  const hours = Math.round((at - now) / HOUR_MS);
  return (
    <section className={styles.dock} data-daily={isDaily || undefined} aria-label={m.charts_time()}>
      <div className={styles.when}>
        <span className={classList(label.label, styles.large)}>
          {[title, isDaily ? m.charts_daily() : awayText(hours)].join(m.ui_comma())}
        </span>
        <b>{isDaily ? words.day(at) : words.moment(at)}</b>
        <span className={styles.small}>{zone}</span>
      </div>
      {keys}
      <div className={styles.run}>
        {fault ?? (
          <>
            <b>
              {m.charts_run({
                model: modelName(run.model),
                // The run's hour is in UTC, so its weekday is too.
                run: m.charts_run_of({ hour: drawnRun.slice(8), day: timeWords(language, 'UTC').weekday(began) }),
              })}
            </b>
            <span className={isNewest && isLate ? styles.late : undefined}>
              {!isNewest
                ? m.charts_run_coming({ hour: run.run.slice(8) })
                : isLate
                  ? m.charts_run_late({ age })
                  : atOne(m.charts_run_age({ age, next: words.hourAlone(Math.round(nextAt / 900_000) * 900_000) }))}
            </span>
            {run.standInRun && <span>{m.charts_stand_in()}</span>}
          </>
        )}
      </div>
      {timeLine && <div className={styles.line}>{timeLine}</div>}
    </section>
  );
}

/** Reserves the bar's space until the run is known, so that the map keeps its size. */
export function EmptyDock({ isDaily }: { readonly isDaily: boolean }) {
  return <section className={styles.dock} data-daily={isDaily || undefined} aria-hidden="true" />;
}

function awayText(hours: number): string {
  if (Math.abs(hours) < 2) return m.charts_now();
  return hours > 0 ? m.charts_in_hours({ hours }) : m.charts_hours_ago({ hours: -hours });
}
