import type { HomeTodayReply } from '@groundswell/contracts';
import { modelName } from '@groundswell/present';
import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { agoWords } from '../../../ui/ago-words.ts';
import label from '../../../ui/label.module.css';
import { unbroken } from '../../../ui/typography.ts';
import { useClock } from '../../../ui/use-clock.ts';
import styles from './hero.module.css';

interface Props {
  /** Undefined until it has loaded, null before the first one is drawn. */
  readonly plate: HomeTodayReply['plate'] | undefined;
  /** The drawn plate, once its code has loaded: at an instant that is played, else now. */
  readonly picture: (playedAt: number | undefined) => ReactNode;
  /** What plays it. */
  readonly player: (onAt: (at: number | undefined) => void) => ReactNode;
  readonly card: ReactNode;
  /** The way to the chart; absent where the site has none. */
  readonly chartWay: ReactNode;
}

/** The plate with the promise and today's sentence over one corner, and one's own beach over the other. */
export function Hero({ plate, picture, player, card, chartWay }: Props) {
  const [playedAt, setPlayedAt] = useState<number>();
  const [first, second] = plate?.sentences ?? [];
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>{picture(playedAt)}</div>
      <div className={styles.cartouche}>
        <p className={label.label}>{plate?.title ?? '\u00a0'}</p>
        <h1>{m.home_headline()}</h1>
        {/* Two paragraphs of a kept height: what loads late neither moves nor outgrows the headline. */}
        <div className={styles.lead}>
          <p>{first ? unbroken(first) : m.home_lead()}</p>
          {second && <p>{unbroken(second)}</p>}
        </div>
      </div>
      <div className={styles.card}>{card}</div>
      <div className={styles.caption}>
        <div className={styles.player}>{player(setPlayedAt)}</div>
        <p>{plate ? <Seen plate={plate} playedAt={playedAt} /> : plate === null && m.home_plate_none()}</p>
        {chartWay}
      </div>
    </div>
  );
}

/** What the picture shows, and its age. */
function Seen({
  plate: { at, run, model, stale_hours: stale, story, offset_min: offset, weekdays },
  playedAt,
}: {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  /** The day is then told, and the red line is not that of now. */
  readonly playedAt: number | undefined;
}) {
  const clock = useClock(60_000);
  const hour = run.slice(11, 13);
  const age = agoWords((clock - Date.parse(run)) / 60_000);
  return (
    <>
      <b>
        {playedAt === undefined
          ? m.home_plate_height()
          : m.home_plate_day({ day: weekdays[new Date(playedAt + offset * 60_000).getUTCDay()] ?? '' })}
      </b>{' '}
      {story?.birth && playedAt === undefined && `${m.home_plate_front({ seconds: story.period_s })} `}
      <span className={stale === undefined ? undefined : styles.late}>
        {m.home_plate_run({ model: modelName(model), hour, age })}
        {stale !== undefined && ` ${m.home_plate_late()}`}
      </span>
      <time dateTime={at} />
    </>
  );
}
