import type { ForecastReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { AdvisoryFlag } from '../../entities/beach/advisory-flag.tsx';
import { forecastQuery } from '../../entities/beach/forecast-query.ts';
import { conditionWord } from '../../entities/surf/condition.ts';
import { ConditionMark } from '../../entities/surf/condition-mark.tsx';
import { HourBars } from '../../entities/surf/hour-bars.tsx';
import { ratedSurf } from '../../entities/surf/surf.ts';
import { m } from '../../paraglide/blog.js';
import { useUnits } from '../../preferences/units.tsx';
import { useWidth } from '../../ui/use-width.ts';
import styles from './live-forecast.module.css';
import { HEIGHT, liveGraph } from './live-layout.ts';

/**
 * Shows a beach’s surf for three days inside a post. If the forecast fails to load, it shows nothing; the post's own
 * link to the beach stays.
 */
export function LiveForecast({ slug }: { readonly slug: string }) {
  const { units } = useUnits();
  const { data } = useQuery(forecastQuery(slug, units));
  if (data?.kind !== 'beach' || data.state !== 'ready') return null;
  const { current, updatedTxt, advisories } = data;
  const { condition } = ratedSurf(current.nowSurf, current.nowSurfMin, current.nowSurfMax, current.nowCond);
  return (
    <>
      <span className={styles.now}>
        <b>{current.nowSurf}</b>
        {condition && (
          <span>
            <ConditionMark condition={condition} /> {conditionWord(condition)}
          </span>
        )}
        {updatedTxt && <small>{m.blog_live({ when: updatedTxt })}</small>}
      </span>
      <AdvisoryFlag advisory={advisories?.[0]} />
      {current.summary && <span className={styles.says}>{current.summary}</span>}
      <Graph forecast={data} />
    </>
  );
}

/** Draws the graph as many pixels wide as the text around it, so that bars and names of days are never scaled down. */
function Graph({ forecast }: { readonly forecast: ForecastReply }) {
  const place = useRef<HTMLSpanElement>(null);
  const width = useWidth(place);
  return (
    <span ref={place} className={styles.graph}>
      {width > 0 && <Bars forecast={forecast} width={width} />}
    </span>
  );
}

function Bars({ forecast, width }: { readonly forecast: ForecastReply; readonly width: number }) {
  const { bars, days, nowX } = liveGraph(forecast, width);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={m.blog_live_graph()}>
      <HourBars bars={bars} base={HEIGHT} />
      {days.map(({ x, name }) => (
        <g key={x} className={styles.day}>
          {x > 0 && <path d={`M${x} 0V${HEIGHT}`} />}
          <text x={x + 6}>{name}</text>
        </g>
      ))}
      {nowX !== undefined && <path className={styles.line} d={`M${nowX} 0V${HEIGHT}`} />}
    </svg>
  );
}
