import type { DayReply } from '@groundswell/contracts';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Condition } from '../../ui/condition.ts';
import { ConditionMark } from '../../ui/condition-mark.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { isSized, splitSurf } from '../../ui/surf-text.ts';
import { DayPager } from './day-pager.tsx';
import { listRanges, pageOf } from './day-ranges.ts';
import styles from './day-strip.module.css';
import { halfWords } from './day-words.ts';

interface Props {
  /** All days: eight are shown at a time. */
  readonly days: readonly DayReply[];
  /** The day whose details are open below. */
  readonly openDate: string | undefined;
  readonly detailsId: string;
  readonly onToggle: (date: string) => void;
}

/** The week at a glance: morning over afternoon, height over condition. */
export function DayStrip({ days, openDate, detailsId, onToggle }: Props) {
  const ranges = listRanges(days.length, 8);
  const openPlace = days.findIndex(({ dateNum }) => dateNum === openDate);
  const [page, setPage] = useState(() => pageOf(ranges, openPlace));
  const { from, to } = ranges[page] ?? { from: 1, to: days.length };
  const shown = days.slice(from - 1, to);
  return (
    <section aria-label={m.forecast_days()}>
      <ul className={styles.strip}>
        {shown.map((day) => {
          const open = day.dateNum === openDate;
          return (
            <li key={day.dateNum}>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={open ? detailsId : undefined}
                onClick={() => onToggle(day.dateNum)}
              >
                <span className={styles.date}>
                  {day.day} {Number(day.dateNum.slice(-2))}
                </span>
                <span className={styles.halves} aria-hidden="true">
                  <Half name={m.forecast_am()} surf={day.amsurf} condition={day.amcond} />
                  <Half name={m.forecast_pm()} surf={day.pmsurf} condition={day.pmcond} />
                </span>
                <Spoken>
                  {m.forecast_day_cells({
                    am: halfWords(day.amsurf, day.amcond),
                    pm: halfWords(day.pmsurf, day.pmcond),
                  })}
                </Spoken>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <DayPager ranges={ranges} page={page} onPage={setPage} />
        <p className={styles.caption} aria-hidden="true">
          {m.forecast_halves()}
        </p>
      </div>
    </section>
  );
}

interface HalfProps {
  readonly name: string;
  readonly surf: string | null;
  readonly condition: Condition | null;
}

function Half({ name, surf, condition }: HalfProps) {
  // Flat water has no rating: its cell is hollow, as in the list of days.
  const rated = surf !== null && isSized(surf);
  return (
    <span className={styles.half}>
      <span className={styles.name}>{name}</span>
      <b>{surf === null ? m.ui_missing() : splitSurf(surf).size}</b>
      <ConditionMark condition={rated ? condition : null} className={styles.cell} />
    </span>
  );
}
