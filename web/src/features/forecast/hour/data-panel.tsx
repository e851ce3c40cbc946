import type { ForecastReply } from '@groundswell/contracts';
import { useId } from 'react';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { shortSeaWord, trainAt } from '../../../entities/surf/train.ts';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { Button } from '../../../ui/button.tsx';
import label from '../../../ui/label.module.css';
import { Spoken } from '../../../ui/spoken.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { useRestingPlace } from '../cursor/use-resting-hour.ts';
import { Why } from '../score/why.tsx';
import { scoreOf } from '../score/why-score.ts';
import { Compass } from './compass.tsx';
import styles from './data-panel.module.css';
import { hourSources } from './hour-sources.ts';
import { confidenceAt, dayOf, type ReadOutData, timeOf, trainFact, windFact } from './read-out.ts';
import { TidePanel } from './tide-panel.tsx';

interface Props {
  readonly forecast: ForecastReply;
  readonly readOutData: ReadOutData;
  readonly cursor: Cursor;
  readonly now: number;
  readonly hours: number;
}

/**
 * The details of the hour under the cursor: directions of wind and swells, tide and score. Title and tide follow the
 * cursor to the minute.
 */
export function DataPanel({ forecast, readOutData, cursor, now, hours }: Props) {
  const small = useMedia('(max-width: 1023px)');
  const [shown, setShown] = useStoredChoice('sc_timeline_data', ['show', 'hide'], small ? 'hide' : 'show');
  const id = useId();
  const place = useRestingPlace(cursor, now, hours);
  const hour = Math.floor(place);
  const { timeline } = forecast;
  const day = timeline.summaryDay[hour] ?? 0;
  const open = shown === 'show';
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h3 id={`${id}-title`}>
          <Spoken>{m.timeline_hour()} </Spoken>
          {[dayOf(timeline, day, language), timeOf(timeline, place)].filter(Boolean).join(' ')}
        </h3>
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setShown(open ? 'hide' : 'show')}
        >
          {open ? m.timeline_hide_data() : m.timeline_show_data()}
        </Button>
      </header>
      <div id={id} hidden={!open}>
        {open && (
          <div className={styles.data}>
            <Compass forecast={forecast} hour={hour} />
            <Waters forecast={forecast} hour={hour} />
            <TidePanel forecast={forecast} place={place} />
            <Why score={scoreOf(timeline, hour)} note={confidenceAt(readOutData, hour, language)} />
          </div>
        )}
        {open && <p className={styles.note}>{hourSources(forecast, hour).join(' · ')}</p>}
      </div>
    </section>
  );
}

/** The wind, the two largest swell trains, and the trains that pass by without reaching the beach. */
function Waters({ forecast: { timeline }, hour }: { readonly forecast: ForecastReply; readonly hour: number }) {
  const [first, second] = [trainAt(timeline, hour, 1), trainAt(timeline, hour, 2)];
  const rows = [
    { kind: 'wind', ...windFact(timeline, hour), fromDeg: timeline.windDir[hour] },
    {
      kind: '1',
      ...trainFact(first, m.timeline_primary_swell()),
      note: first && second && m.timeline_most_ashore(),
      fromDeg: first?.fromDeg,
    },
    { kind: '2', ...trainFact(second, m.timeline_secondary_swell()), fromDeg: second?.fromDeg },
  ];
  const passing = timeline.passing[hour] ?? [];
  return (
    <dl className={styles.waters}>
      {rows.map(({ kind, name, value, note, fromDeg, train }) => (
        <div key={kind}>
          <dt className={label.label}>{name}</dt>
          <dd className={styles.value} data-train={train}>
            {typeof fromDeg === 'number' && <DirectionArrow fromDeg={fromDeg} className={styles.arrow} />} {value}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
      {passing.length > 0 && (
        <div>
          <dt className={label.label}>{m.timeline_passing()}</dt>
          {passing.map(({ train, text, dir, kind }) => (
            <dd key={train} className={styles.value} data-train={train}>
              <DirectionArrow fromDeg={dir} className={styles.arrow} /> {text} {shortSeaWord(kind)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
