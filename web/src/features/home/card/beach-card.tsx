import type { ForecastReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { AdvisoryFlag } from '../../../entities/beach/advisory-flag.tsx';
import { bestTimes } from '../../../entities/surf/best-hours.ts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { HourBars } from '../../../entities/surf/hour-bars.tsx';
import { isSized, ratedSurf, sizeWords } from '../../../entities/surf/surf.ts';
import { trainAt, trainWords } from '../../../entities/surf/train.ts';
import { m } from '../../../paraglide/messages.js';
import type { ChosenBeach } from '../../../preferences/beach.tsx';
import { ForwardIcon } from '../../../ui/icons/actions.tsx';
import label from '../../../ui/label.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { spanned } from '../../../ui/typography.ts';
import styles from './beach-card.module.css';
import { BARS_HEIGHT, BARS_WIDTH, layoutToday } from './today-bars.ts';

interface Props {
  readonly beach: ChosenBeach;
  /**
   * The distance from the device to the beach, such as '4 mi'; set only if the device's position has just found the
   * beach.
   */
  readonly away: string | undefined;
  /** Undefined until it has loaded, and if it fails to load. */
  readonly forecast: ForecastReply | undefined;
  readonly failed: boolean;
}

const NONE = { dark: m.forecast_no_light, 'none-left': m.forecast_none_left, none: m.forecast_none_today } as const;

/**
 * Shows the reader's own beach with its current and daily surf, as a link to its forecast. The card has the same size
 * in every state.
 */
export function BeachCard({ beach, away, forecast, failed }: Props) {
  const what = away === undefined ? m.home_your_beach() : m.home_nearest_beach({ distance: away });
  const when = forecast?.state === 'ready' ? forecast.current.asOfTxt : undefined;
  return (
    <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={styles.card}>
      <span className={styles.head}>
        <span>
          <span className={label.label}>{when === undefined ? what : m.home_beach_at({ what, when })}</span>
          <b>{beach.name}</b>
        </span>
        <ForwardIcon />
      </span>
      {forecast ? <Today forecast={forecast} /> : <Waiting failed={failed} />}
    </Link>
  );
}

function Waiting({ failed }: { readonly failed: boolean }) {
  return (
    <>
      <span className={styles.now}>{failed ? m.home_beach_failed() : <Skeleton className={styles.boneNumber} />}</span>
      <span className={styles.graph}>{!failed && <Skeleton className={styles.boneGraph} />}</span>
      <span className={styles.best} />
    </>
  );
}

function Today({ forecast }: { readonly forecast: ForecastReply }) {
  const { current, timeline, nowHour, advisories } = forecast;
  const { surf, condition } = ratedSurf(current.nowSurf, current.nowSurfMin, current.nowSurfMax, current.nowCond);
  const swell = trainAt(timeline, nowHour, 1);
  const wind = [[current.wind_dir, current.wind_spd].filter(Boolean).join(' '), current.wind_rel]
    .filter(Boolean)
    .join(m.ui_comma());
  const { best, noBest = 'none-left' } = current;
  return (
    <>
      <span className={styles.now}>
        <span className={styles.surf}>
          {surf ? sizeWords(surf) : m.ui_missing()} {surf && isSized(surf) && <small>{current.surfUnits}</small>}
        </span>
        {condition && (
          <span className={styles.condition} data-condition={condition}>
            <ConditionMark condition={condition} /> {conditionWord(condition)}
          </span>
        )}
        <AdvisoryFlag advisory={advisories?.[0]} />
        <span className={styles.facts}>
          {swell && <span>{trainWords(swell)}</span>}
          {wind && <span>{wind}</span>}
        </span>
      </span>
      <span className={styles.graph}>
        <Bars forecast={forecast} />
      </span>
      <span className={styles.best}>
        {best ? (
          <>
            <span>{m.forecast_best()}</span>
            {`${bestTimes(best)}${m.ui_comma()}${spanned(best.surf)} ${best.cond ? conditionWord(best.cond) : ''}`}
            <b>{best.score}</b>
          </>
        ) : (
          NONE[noBest]()
        )}
      </span>
    </>
  );
}

function Bars({ forecast }: { readonly forecast: ForecastReply }) {
  const { bars, ticks, now, best } = layoutToday(forecast);
  return (
    <svg viewBox={`0 -5 ${BARS_WIDTH} 71`} className={styles.bars} aria-hidden="true">
      <HourBars bars={bars} base={BARS_HEIGHT} />
      <path className={styles.ground} d={`M0 ${BARS_HEIGHT}H${BARS_WIDTH}`} />
      {best && (
        <>
          <path className={styles.drops} d={`M${best.from} -2V${BARS_HEIGHT}M${best.to} -2V${BARS_HEIGHT}`} />
          <path className={styles.bracket} d={`M${best.from} -2H${best.to}`} />
        </>
      )}
      {now !== undefined && <path className={styles.nowLine} d={`M${now} -4V${BARS_HEIGHT}`} />}
      {ticks.map(({ x, text }) => (
        <text key={text} x={x} y="64" textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
