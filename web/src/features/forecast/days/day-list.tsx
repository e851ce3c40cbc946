import type { DayReply, TimelineReply } from '@groundswell/contracts';
import { Fragment, type ReactNode } from 'react';
import { bestHours } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { DangerNote } from '../../../entities/surf/danger-note.tsx';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { halvesOf, type RatedSurf } from '../../../entities/surf/surf.ts';
import { m } from '../../../paraglide/messages.js';
import { DayDate } from '../../../ui/day-date.tsx';
import { DownIcon } from '../../../ui/icons/actions.tsx';
import { SkyIcon } from '../../../ui/icons/weather.tsx';
import { spanned } from '../../../ui/typography.ts';
import styles from './day-list.module.css';
import { dayNotes, dayWater, halfWords, waterWords } from './day-words.ts';

interface Props {
  readonly days: readonly DayReply[];
  readonly timeline: TimelineReply;
  readonly openDate: string | undefined;
  readonly detailsId: string;
  readonly onToggle: (date: string) => void;
  readonly details: ReactNode;
  /**
   * Cards to insert into the list, each after the day at index `after`. If the list has fewer days, the card follows
   * the last day.
   */
  readonly cards?: readonly { readonly after: number; readonly card: ReactNode }[];
}

/** The list of days: morning, afternoon, swell, wind, best hours and sky. A tap opens a day's details in place. */
export function DayList({ days, timeline, openDate, detailsId, onToggle, details, cards = [] }: Props) {
  return (
    <ol className={styles.list}>
      {days.map((day, place) => (
        <Fragment key={day.dateNum}>
          <li>
            <DayRow
              day={day}
              timeline={timeline}
              open={day.dateNum === openDate}
              detailsId={detailsId}
              onToggle={() => onToggle(day.dateNum)}
            />
            {day.dateNum === openDate && details}
          </li>
          {cards.map(
            ({ after, card }) => place === Math.min(after, days.length - 1) && card && <li key={after}>{card}</li>,
          )}
        </Fragment>
      ))}
    </ol>
  );
}

interface RowProps {
  readonly day: DayReply;
  readonly timeline: TimelineReply;
  readonly open: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
}

function DayRow({ day, timeline, open, detailsId, onToggle }: RowProps) {
  const { best, danger, maxTemp, wxicon } = day;
  const { am, pm } = halvesOf(day);
  const water = dayWater(day, timeline);
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={open}
      aria-controls={open ? detailsId : undefined}
      aria-label={[
        m.forecast_day_card({ day: day.dayTxt, am: halfWords(am), pm: halfWords(pm) }),
        ...waterWords(water),
        ...(danger ? [danger.name] : []),
      ].join(m.ui_comma())}
      onClick={onToggle}
    >
      <span className={styles.day}>
        <DayDate day={day.day} date={day.date} />
      </span>
      <Half name={m.forecast_am()} half={am} />
      <Half name={m.forecast_pm()} half={pm} />
      <span className={styles.water}>
        {water.swell && <span>{water.swell}</span>}
        {water.winds.length > 0 && (
          <span>
            {m.forecast_wind()}{' '}
            {water.winds.map(({ half, text, fromDeg }) => (
              <span key={half}>
                {half} {fromDeg !== undefined && <DirectionArrow fromDeg={fromDeg} />} {text}
              </span>
            ))}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <DangerNote danger={danger} short />
        {best && <span className={styles.best}>{m.forecast_best_hours({ span: bestHours(best) })}</span>}
        {dayNotes(day).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
      <span className={styles.sky}>
        <SkyIcon sky={wxicon} />
        {maxTemp}
      </span>
      <DownIcon className={styles.mark} />
    </button>
  );
}

function Half({ name, half: { surf, condition } }: { readonly name: string; readonly half: RatedSurf }) {
  return (
    <span className={styles.half}>
      <span className={styles.name}>{name}</span>
      <ConditionMark condition={condition} />
      <b>{surf ? spanned(surf.text) : m.ui_missing()}</b>
      {condition && <span className={styles.word}>{conditionWord(condition)}</span>}
    </span>
  );
}
