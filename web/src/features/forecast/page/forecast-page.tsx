import type { ForecastReply } from '@groundswell/contracts';
import { higherSurfAdvisoryOn } from '@groundswell/present';
import { useCallback, useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import { useAfterPaint } from '../../../ui/use-after-paint.ts';
import { useClock } from '../../../ui/use-clock.ts';
import { AdvisoryList } from '../advisories/advisory-list.tsx';
import { listAdvisories } from '../advisories/list-advisories.ts';
import { nowOnTimeline } from '../clock.ts';
import { createCursor } from '../cursor/cursor.ts';
import { DayDetails } from '../day/day-details.tsx';
import { noonOf } from '../day-rows.ts';
import { DayStrip } from '../days/day-strip.tsx';
import { isBeyond } from '../days/days-beyond.ts';
import { DayBeyond } from '../days/more-days.tsx';
import { Summary } from '../days/summary.tsx';
import { useAskedHeight } from '../days/use-asked-height.ts';
import { BestWindow } from '../now/best-window.tsx';
import { CurrentItems } from '../now/current-items.tsx';
import { Headline } from '../now/headline.tsx';
import { WhoFor } from '../surfer/who-for.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { AgesLine } from './ages-line.tsx';
import { BeachName } from './beach-name.tsx';
import { DayTools } from './day-tools.tsx';
import styles from './forecast-page.module.css';
import type { ForecastSlots } from './forecast-slots.ts';
import { useIsForecastFinal } from './use-is-forecast-final.ts';
import { useLinkedDay } from './use-linked-day.ts';
import { useReturnReload } from './use-return-reload.ts';

interface Props {
  /** The slug or the number of the beach, as in the address. */
  readonly slug: string;
  readonly forecast: ForecastReply;
  readonly units: Units;
  /** The day whose details are open, '2026-11-20'. */
  readonly openDate: string | undefined;
  readonly onOpenDate: (date: string | undefined) => void;
  readonly slots: ForecastSlots;
}

/** The lengths of the graph, in days. */
const SPANS = ['8', '16'] as const;

/** The place where a day's details are open: below the strip of days, or in the list. */
type OpenIn = 'strip' | 'list';

export function ForecastPage({ slug, forecast, units, openDate, onOpenDate, slots }: Props) {
  const { current, timeline, nowHour, days } = forecast;
  const clock = useClock(60_000);
  useReturnReload(slug, forecast, units);
  const [chosenLength, chooseLength] = useStoredChoice('sc_fcst-days', SPANS, '8');
  // The day of a link may lie in the 16-day graph only. The graph is then longer until the reader chooses a length.
  const [widened, setWidened] = useState(false);
  const length = widened ? '16' : chosenLength;
  const setLength = (next: (typeof SPANS)[number]) => {
    setWidened(false);
    chooseLength(next);
  };
  const odds = useAskedHeight(forecast);
  const detailsId = useId();
  // The graph and the long table render together, after the first screen is painted.
  const painted = useAfterPaint();
  // The content below the graph is rendered only once the reader's own forecast is known: extra days above it would
  // shift it.
  const isFinal = useIsForecastFinal(forecast, painted);

  const now = nowOnTimeline(timeline, nowHour, clock);
  const openDay = days.find((day) => day.dateNum === openDate);
  // The link may come from a reader whose plan has more days, or from an alert that looks further ahead.
  const beyond = isBeyond(days, openDate);
  const [openIn, setOpenIn] = useState<OpenIn>('strip');
  // Opening a day moves the cursor to noon of that day. The cursor does not move when a day is closed or lies beyond
  // the graph's end.
  const noonOn = (date: string | undefined) => noonOf(days.slice(0, Number(length)), date, timeline);
  const [cursor] = useState(() => createCursor(noonOn(beyond ? days.at(-1)?.dateNum : openDate)));
  const showLinked = useCallback((place: number) => setWidened(place >= Number(SPANS[0])), []);
  useLinkedDay(forecast, openDate, cursor, showLinked);
  const toggleDay = (place: OpenIn) => (date: string) => {
    const opened = date === openDate && place === openIn ? undefined : date;
    setOpenIn(place);
    onOpenDate(opened);
    const noon = noonOn(opened);
    if (noon !== undefined) cursor.choose(noon);
  };
  const details = openDay && (
    <DayDetails id={detailsId} day={openDay} forecast={forecast} actions={slots.dayActions(openDay.dateNum)} />
  );

  const { advisories, isHigher } = listAdvisories(forecast, clock);
  return (
    <main id="content" className={styles.page}>
      <BeachName forecast={forecast} />
      <AdvisoryList forecast={forecast} clock={clock} />
      <section className={styles.hero}>
        <div className={styles.headline}>
          <Headline current={current} isDoubtful={isHigher} />
          <div className={styles.actions}>{slots.actions}</div>
        </div>
        <div className={styles.facts}>
          <CurrentItems current={current} today={days[0]} />
          {current.nowSurf !== undefined && <BestWindow current={current} />}
        </div>
      </section>
      <AgesLine forecast={forecast} sinceMin={Math.max(0, clock - Date.parse(current.as_of)) / 60_000} />
      <DayTools forecast={forecast} slots={slots} />
      {now !== undefined && (
        <>
          <DayStrip
            advisoryOf={(day) => higherSurfAdvisoryOn({ advisories }, day)}
            days={days}
            unit={current.surfUnits}
            odds={odds}
            openDate={openIn === 'strip' ? openDay?.dateNum : undefined}
            detailsId={detailsId}
            onToggle={toggleDay('strip')}
          />
          {openIn === 'strip' && details}
          {forecast.days_read !== undefined && (
            <p className={styles.coming} role="status">
              {m.forecast_days_coming({ day: days[forecast.days_read - 1]?.dayTxt ?? '' })}
            </p>
          )}
          {beyond && <DayBeyond isOwn={forecast.loggedIn} from={days.length + 1} onPro={slots.onPro} />}
          {slots.alertPrompt}
          {slots.ad}
          <Timeline
            slug={slug}
            forecast={forecast}
            units={units}
            now={now}
            cursor={cursor}
            drawn={painted}
            length={length}
            onLength={setLength}
            askedHeight={odds?.asked.heights[odds.asked.index]}
            onMoreDays={slots.onPro}
          />
          {isFinal && (
            <Summary
              forecast={forecast}
              openDate={openIn === 'list' ? openDay?.dateNum : undefined}
              detailsId={detailsId}
              onToggle={toggleDay('list')}
              details={details}
              board={slots.board}
              trip={slots.trip}
              onPro={slots.onPro}
            />
          )}
          {isFinal && <WhoFor forecast={forecast} onSurfed={slots.onSurfed} />}
          {isFinal && slots.rental}
        </>
      )}
      {isFinal && slots.guide}
      <p className={styles.info}>
        {m.forecast_facing({ direction: forecast.beachFaceDirTxt, degrees: Math.round(forecast.beachFaceDir) })}
        {sentenceSpace(language)}
        {forecast.updatedTxt && m.forecast_updated({ when: forecast.updatedTxt })}
      </p>
    </main>
  );
}
