import type { HomeTodayReply } from '@groundswell/contracts';
import { modelName } from '@groundswell/present';
import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { agoWords } from '../../../ui/ago-words.ts';
import { sentenceSpace } from '../../../ui/join-sentences.ts';
import label from '../../../ui/label.module.css';
import { unbroken } from '../../../ui/typography.ts';
import { useClock } from '../../../ui/use-clock.ts';
import styles from './hero.module.css';

interface Props {
  /**
   * The map still, a pre-rendered picture of the ocean. Undefined until the reply has loaded; null if the server has
   * not rendered one yet.
   */
  readonly plate: HomeTodayReply['plate'] | undefined;
  /**
   * Renders the map still once its code has loaded. It shows the instant `playedAt` while the animation plays,
   * otherwise the current time.
   */
  readonly picture: (playedAt: number | undefined) => ReactNode;
  /** Renders the play button; `onAt` reports the instant to show. */
  readonly player: (onAt: (at: number | undefined) => void) => ReactNode;
  readonly card: ReactNode;
  /** The link to the chart; absent if the site has no charts. */
  readonly chartWay: ReactNode;
}

/**
 * Shows the map still. The headline and today's sentence cover one of its lower corners, the card of the reader's beach
 * the other.
 */
export function Hero({ plate, picture, player, card, chartWay }: Props) {
  const [playedAt, setPlayedAt] = useState<number>();
  const [first, second] = plate?.sentences ?? [];
  return (
    <div className={styles.hero}>
      <div className={styles.stage}>{picture(playedAt)}</div>
      <div className={styles.cartouche}>
        <p className={label.label}>{plate?.title ?? '\u00a0'}</p>
        <h1>{m.home_headline()}</h1>
        {/* The element has a minimum height, so text that arrives late does not move the headline. */}
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

/** Shows the caption of the map still, and its age. */
function Seen({
  plate: { at, run, model, stale_hours: stale, story, offset_min: offset, weekdays },
  playedAt,
}: {
  readonly plate: NonNullable<HomeTodayReply['plate']>;
  /**
   * The instant that the animation shows, UTC ms. The caption then names the day of this instant and omits the current
   * swell front.
   */
  readonly playedAt: number | undefined;
}) {
  const clock = useClock(60_000);
  const space = sentenceSpace(language);
  const hour = run.slice(11, 13);
  const age = agoWords((clock - Date.parse(run)) / 60_000);
  return (
    <>
      <b>
        {playedAt === undefined
          ? m.home_plate_height()
          : m.home_plate_day({ day: weekdays[new Date(playedAt + offset * 60_000).getUTCDay()] ?? '' })}
      </b>
      {space}
      {story?.birth && playedAt === undefined && m.home_plate_front({ seconds: story.period_s }) + space}
      <span className={stale === undefined ? undefined : styles.late}>
        {m.home_plate_run({ model: modelName(model), hour, age })}
        {stale !== undefined && space + m.home_plate_late()}
      </span>
      <time dateTime={at} />
    </>
  );
}
