import type { DayReply, ForecastReply, TimelineReply } from '@groundswell/contracts';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { counted } from '../../../api/count-event.ts';
import { MAX_DAYS } from '../../../entities/plans/max-days.ts';
import { m } from '../../../paraglide/messages.js';
import { useStoredChoice } from '../../../storage/use-stored-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { DownIcon } from '../../../ui/icons/actions.tsx';
import section from '../../../ui/section-head.module.css';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { DayList } from './day-list.tsx';
import { DetailsTable } from './details-table.tsx';
import { MoreDays } from './more-days.tsx';
import styles from './summary.module.css';

/** The number of days that are never collapsed. */
const FIRST_DAYS = 8;

const views = () =>
  [
    { value: 'list', text: m.forecast_view_list() },
    { value: 'table', text: m.forecast_view_table() },
  ] as const;

interface Props {
  readonly forecast: ForecastReply;
  /** The day whose details are open in the list. */
  readonly openDate: string | undefined;
  readonly detailsId: string;
  readonly onToggle: (date: string) => void;
  readonly details: ReactNode;
  /**
   * The cards of today's board and of the recommended trip. On small screens they follow the first and the fourth day;
   * on large screens they follow the whole list.
   */
  readonly board: ReactNode;
  readonly trip: ReactNode;
  readonly onPro: () => void;
}

/** The list of all days; on small screens the reader can switch to a table. */
export function Summary({ forecast, board, trip, onPro, ...list }: Props) {
  const large = useMedia('(min-width: 1024px)');
  const [chosen, setView] = useStoredChoice('sc_summary_view', ['list', 'table'], 'list');
  const view = large ? 'list' : chosen;
  const first = forecast.days.slice(0, FIRST_DAYS);
  const last = forecast.days.slice(FIRST_DAYS);
  const cards = large
    ? []
    : [
        { after: 0, card: board },
        { after: 3, card: trip },
      ];

  return (
    <section
      className={styles.summary}
      style={{ '--days': large ? forecast.days.length : first.length } as CSSProperties}
      aria-labelledby="details-title"
    >
      <header className={section.head}>
        <h2 id="details-title">{m.forecast_details()}</h2>
        {!large && (
          <ToggleGroup
            name={m.forecast_summary_view()}
            options={views()}
            value={view}
            onChoose={counted('summary_toggle', setView)}
          />
        )}
      </header>
      {view === 'table' ? (
        <DetailsTable forecast={forecast} />
      ) : (
        <>
          <DayList days={first} timeline={forecast.timeline} cards={cards} {...list} />
          {last.length > 0 && <LastDays days={last} timeline={forecast.timeline} large={large} {...list} />}
        </>
      )}
      {forecast.days.length < MAX_DAYS && <MoreDays from={forecast.days.length + 1} onPro={onPro} />}
      {(large || view === 'table') && (
        <div className={styles.cards}>
          {board}
          {trip}
        </div>
      )}
    </section>
  );
}

interface LastDaysProps extends Omit<Props, 'forecast' | 'board' | 'trip' | 'onPro'> {
  readonly days: readonly DayReply[];
  readonly timeline: TimelineReply;
  readonly large: boolean;
}

/**
 * The days after the first eight. On small screens they are collapsed, unless the reader opens them or one of these
 * days is open.
 */
function LastDays({ days, timeline, large, ...list }: LastDaysProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  const name = m.forecast_last_days({ from: FIRST_DAYS + 1, to: FIRST_DAYS + days.length });
  const open = large || shown || days.some(({ dateNum }) => dateNum === list.openDate);
  return (
    <>
      {large ? (
        <h3 className={styles.later}>{name}</h3>
      ) : (
        <Button className={styles.more} aria-expanded={open} aria-controls={id} onClick={() => setShown(!open)}>
          {name}
          <DownIcon className={open ? styles.up : undefined} />
        </Button>
      )}
      <div id={id} hidden={!open}>
        {open && <DayList days={days} timeline={timeline} {...list} />}
      </div>
    </>
  );
}
