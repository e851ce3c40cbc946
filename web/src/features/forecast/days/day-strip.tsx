import type { AdvisoryReply, DayReply } from '@groundswell/contracts';
import { useEffect, useRef, useState } from 'react';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { halvesOf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { WarningIcon } from '../../../ui/icons/actions.tsx';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import { Spoken } from '../../../ui/spoken.tsx';
import { DayPager } from './day-pager.tsx';
import { listRanges, pageOf } from './day-ranges.ts';
import styles from './day-strip.module.css';
import { dayOfMonth, halfWords } from './day-words.ts';
import {
  type AskedHeight,
  askedWords,
  daySentence,
  FIRST_ODDS_DAY,
  halfRangeWords,
  highestPlace,
  oddsWords,
  setsWords,
} from './odds.ts';
import { OddsStepper } from './odds-stepper.tsx';

interface Props {
  /** All days of the forecast; the strip shows ten at a time. */
  readonly days: readonly DayReply[];
  readonly unit: 'ft' | 'm';
  /** The height that the odds are for, and its setter; undefined if no day shows odds. */
  readonly odds: { readonly asked: AskedHeight; readonly ask: (index: number) => void } | undefined;
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

/** The strip of days: the middle half of the sets, the condition of both halves of the day, and the odds of a height. */
export function DayStrip({ days, unit, odds, advisoryOf, openDate, detailsId, onToggle }: Props) {
  const ranges = listRanges(days.length, 10);
  const openPlace = days.findIndex(({ dateNum }) => dateNum === openDate);
  const [page, setPage] = useState(() => pageOf(ranges, openPlace));
  const { from, to } = ranges[page] ?? { from: 1, to: days.length };
  const shown = days.slice(from - 1, to);
  // The sentence below is that of the open day, otherwise of the page's highest day with odds.
  const firstPlace = highestPlace(days, odds ? Math.max(from - 1, FIRST_ODDS_DAY) : from - 1, to);
  const chosenPlace = openPlace >= from - 1 && openPlace < to ? openPlace : firstPlace;
  const strip = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const details = openDate !== undefined && isPressed.current && document.getElementById(detailsId);
    // If Back or Forward opens the day, the page does not scroll to it, because the browser restores the scroll
    // position.
    isPressed.current = false;
    if (details && details.getBoundingClientRect().top > SEEN * innerHeight) strip.current?.scrollIntoView();
  }, [openDate, detailsId]);
  const asked: AskedHeight = odds?.asked ?? { heights: [], index: 0, unit };
  return (
    <section ref={strip} className={styles.section} aria-labelledby="strip-title">
      <header className={styles.head}>
        <h2 id="strip-title">{m.forecast_odds_title()}</h2>
        {odds && <OddsStepper asked={odds.asked} onAsk={odds.ask} />}
      </header>
      <div className={styles.days}>
        <ul className={styles.strip}>
          {shown.map((day, index) => {
            const place = from - 1 + index;
            const open = day.dateNum === openDate;
            const advisory = advisoryOf(day);
            return (
              <li key={day.dateNum}>
                <button
                  type="button"
                  aria-expanded={open}
                  aria-controls={open ? detailsId : undefined}
                  data-chosen={place === chosenPlace || undefined}
                  onClick={() => {
                    isPressed.current = true;
                    onToggle(day.dateNum);
                  }}
                >
                  <span className={styles.date} data-level={advisory?.level} data-today={place === 0 || undefined}>
                    {place === 0 ? m.forecast_today() : `${day.day} ${dayOfMonth(day)}`}
                    {advisory && <WarningIcon />}
                  </span>
                  <Cell day={day} place={place} asked={asked} />
                  {advisory && <Spoken>{`${m.ui_comma()}${advisory.name}`}</Spoken>}
                </button>
              </li>
            );
          })}
        </ul>
        <div className={styles.key} aria-hidden="true">
          <span>{m.forecast_odds_key_half({ unit })}</span>
          <span>{m.forecast_odds_key_halves()}</span>
          {odds && to > FIRST_ODDS_DAY && <b>{m.forecast_odds_key_odds({ height: askedWords(asked) })}</b>}
        </div>
      </div>
      <Sentence day={days[chosenPlace]} place={chosenPlace} asked={asked} />
      <DayPager ranges={ranges} page={page} onPage={setPage} />
    </section>
  );
}

interface OfDay {
  readonly day: DayReply;
  /** The day's place, counted from today as 0. */
  readonly place: number;
  readonly asked: AskedHeight;
}

/** A day's cell: the range, the conditions of morning and afternoon, then the sets or the odds. */
function Cell({ day, place, asked }: OfDay) {
  const { odds } = day;
  const { am, pm } = halvesOf(day);
  const range = odds ? halfRangeWords(odds, asked.unit) : m.ui_missing();
  const tenths = place < FIRST_ODDS_DAY ? undefined : odds?.tenths[asked.index];
  const said =
    place < FIRST_ODDS_DAY && odds ? m.forecast_odds_sets({ height: setsWords(odds, asked.unit) }) : oddsWords(tenths);
  return (
    <>
      <span className={styles.cell} aria-hidden="true">
        <b className={styles.range}>{range}</b>
        <span className={styles.halves}>
          <ConditionMark condition={am.condition} className={styles.half} />
          <ConditionMark condition={pm.condition} className={styles.half} />
        </span>
        <span className={styles.odds} data-quiet={tenths === undefined || undefined}>
          {said}
        </span>
        {tenths !== undefined && <Tally tenths={tenths} />}
      </span>
      <Spoken>
        {`${m.ui_comma()}${odds ? m.forecast_odds_spoken({ range: `${range} ${asked.unit}`, odds: said }) : said}${m.ui_comma()}`}
        {m.forecast_day_cells({ am: halfWords(am), pm: halfWords(pm) })}
      </Spoken>
    </>
  );
}

/** Ten bars, as many filled as the odds have tenths. */
function Tally({ tenths }: { readonly tenths: number }) {
  return (
    <svg className={styles.tally} viewBox="0 0 58 9" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 10 }, (_, bar) => (
        <rect key={bar} x={bar * 6 + 0.5} y="0.5" width="3" height="8" data-filled={bar < tenths || undefined} />
      ))}
    </svg>
  );
}

/** The sentence of the chosen day, odds first. */
function Sentence({ day, place, asked }: { readonly day: DayReply | undefined } & Omit<OfDay, 'day'>) {
  if (!day) return null;
  const name = place === 0 ? m.forecast_today() : dateWords(day.day, day.date, language);
  const { main, clean, half } = daySentence(day, place, name, asked);
  return (
    <div className={styles.sentence} role="status">
      <p>
        <b>{main}</b>
        {clean ? m.forecast_odds_and({ clean }) : m.forecast_odds_stop()}
      </p>
      <p className={styles.note}>
        {[half, clean && m.forecast_odds_note()].filter(Boolean).join(sentenceSpace(language))}
      </p>
    </div>
  );
}
