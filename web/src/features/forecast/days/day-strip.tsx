import type { AdvisoryReply, DayReply } from '@groundswell/contracts';
import { useEffect, useRef, useState } from 'react';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { halvesOf, type RatedSurf, sizeWords } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { WarningIcon } from '../../../ui/icons/actions.tsx';
import { Spoken } from '../../../ui/spoken.tsx';
import { DayPager } from './day-pager.tsx';
import { listRanges, pageOf } from './day-ranges.ts';
import styles from './day-strip.module.css';
import { conditionLetter, dayOfMonth, halfWords, letterLegend } from './day-words.ts';

interface Props {
  /** All days of the forecast; the strip shows eight at a time. */
  readonly days: readonly DayReply[];
  readonly unit: 'ft' | 'm';
  /** Returns the advisory that warns of higher surf than a day's forecast. */
  readonly advisoryOf: (day: DayReply) => AdvisoryReply | undefined;
  /** The day whose details are open below the strip. */
  readonly openDate: string | undefined;
  readonly detailsId: string;
  readonly onToggle: (date: string) => void;
}

/**
 * A fraction of the browser window's height. Details that open below it would go unnoticed, so the page then scrolls to
 * the strip.
 */
const SEEN = 0.7;

/** The strip of days: morning over afternoon, height over condition. */
export function DayStrip({ days, unit, advisoryOf, openDate, detailsId, onToggle }: Props) {
  const ranges = listRanges(days.length, 8);
  const openPlace = days.findIndex(({ dateNum }) => dateNum === openDate);
  const [page, setPage] = useState(() => pageOf(ranges, openPlace));
  const { from, to } = ranges[page] ?? { from: 1, to: days.length };
  const shown = days.slice(from - 1, to);
  const strip = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const details = openDate !== undefined && isPressed.current && document.getElementById(detailsId);
    // If Back or Forward opens the day, the page does not scroll to it, because the browser restores the scroll
    // position.
    isPressed.current = false;
    if (details && details.getBoundingClientRect().top > SEEN * innerHeight) strip.current?.scrollIntoView();
  }, [openDate, detailsId]);
  return (
    <section ref={strip} aria-label={m.forecast_days()}>
      <ul className={styles.strip} data-unit={unit}>
        {shown.map((day) => {
          const open = day.dateNum === openDate;
          const { am, pm } = halvesOf(day);
          const advisory = advisoryOf(day);
          return (
            <li key={day.dateNum}>
              <button
                type="button"
                aria-expanded={open}
                aria-controls={open ? detailsId : undefined}
                onClick={() => {
                  isPressed.current = true;
                  onToggle(day.dateNum);
                }}
              >
                <span className={styles.date} data-level={advisory?.level}>
                  {day.day} {dayOfMonth(day)}
                  {advisory && <WarningIcon />}
                </span>
                <span className={styles.halves} aria-hidden="true">
                  <Half name={m.forecast_am()} half={am} />
                  <Half name={m.forecast_pm()} half={pm} />
                </span>
                <Spoken>
                  {m.forecast_day_cells({ am: halfWords(am), pm: halfWords(pm) })}
                  {advisory && `${m.ui_comma()}${advisory.name}`}
                </Spoken>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <DayPager ranges={ranges} page={page} onPage={setPage} />
        <p className={styles.caption} aria-hidden="true">
          {[m.forecast_halves(), ...letterLegend()].join(' · ')}
        </p>
      </div>
    </section>
  );
}

/**
 * The surf of half a day, with the condition's pattern and its abbreviation, or its full word where there is space.
 * Flat water has no condition, so its cell is hollow, as in the list of days.
 */
function Half({ name, half: { surf, condition } }: { readonly name: string; readonly half: RatedSurf }) {
  return (
    <span className={styles.half}>
      <span className={styles.name}>{name}</span>
      <b>{surf ? sizeWords(surf) : m.ui_missing()}</b>
      <span className={styles.rating}>
        {condition && (
          <>
            <span className={styles.letter}>{conditionLetter(condition)}</span>
            <span className={styles.word}>{conditionWord(condition)}</span>
          </>
        )}
        <ConditionMark condition={condition} className={styles.cell} />
      </span>
    </span>
  );
}
