import type { AccuracyReply } from '@groundswell/contracts';
import { stationName } from '@groundswell/present';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/later.js';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';
import { Button } from '../../ui/button.tsx';
import { FoldedSection } from '../../ui/folded-section.tsx';
import { numberWords } from '../../ui/number-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './accuracy.module.css';
import { accuracyQuery } from './accuracy-query.ts';
import { AveragedErrorsTable } from './averaged-errors-table.tsx';
import { DayErrorsTable } from './day-errors-table.tsx';
import { heightWords } from './error-words.ts';
import { ForecastLogFault, ForecastLogSeal } from './forecast-log-seal.tsx';
import { InstrumentsTable } from './instruments-table.tsx';
import { errorsFor } from './model.ts';

interface Props {
  readonly title: string;
  /** The beach whose accuracy is shown; undefined for all buoys. */
  readonly beach?: { readonly buoyId: string | undefined } | undefined;
  readonly units: Units;
  /** The content below the figures. */
  readonly children?: ReactNode;
}

/** Shows the error of the forecasts of recent weeks, compared with buoy measurements of the same hours. */
export function AccuracyPart({ title, beach, units, children }: Props) {
  const { data, error, refetch } = useQuery(accuracyQuery(beach?.buoyId));
  return (
    <FoldedSection id="accuracy-title" title={title} busy={!data && !error} unfolded={!beach}>
      {data && <Figures accuracy={data} beach={beach} units={units} />}
      {!data && !error && <Skeleton className={styles.bones ?? ''} />}
      {error && !data && (
        <div className={styles.failed}>
          <p role="alert">{m.accuracy_failed({ reason: error.message })}</p>
          <Button onClick={() => void refetch()}>{m.ui_retry()}</Button>
        </div>
      )}
      {children}
    </FoldedSection>
  );
}

interface FiguresProps extends Pick<Props, 'beach' | 'units'> {
  readonly accuracy: AccuracyReply;
}

function Figures({ accuracy, beach, units }: FiguresProps) {
  const { own, left, days } = errorsFor(accuracy, beach?.buoyId);
  const [first] = days;
  return (
    <>
      <ForecastLogFault log={accuracy.log} />
      <div className={styles.words}>
        {first ? <Headline accuracy={accuracy} own={own} days={days} units={units} /> : <p>{m.accuracy_none()}</p>}
        {beach && !own && (
          <p className={styles.note}>
            {left?.reason === 'view'
              ? m.accuracy_own_left({ buoy: left.buoy, name: stationName(left.name), reason: m.accuracy_left_view() })
              : m.accuracy_no_buoy()}
          </p>
        )}
        {accuracy.ocean === 'sample' && <p className={styles.note}>{m.accuracy_sample()}</p>}
        {first && (
          <p className={styles.note}>
            {m.accuracy_hours({ hours: numberWords(first.hours), days: accuracy.days })}
            {language !== 'zh-CN' && ' '}
            {m.accuracy_what()}
          </p>
        )}
      </div>
      {first && <DayErrorsTable days={days} units={units} least={accuracy.least} />}
      {first && !beach && <AveragedErrorsTable accuracy={accuracy} units={units} />}
      {!beach && <InstrumentsTable accuracy={accuracy} units={units} />}
      {!beach && accuracy.log && <ForecastLogSeal log={accuracy.log} site={location.origin} />}
    </>
  );
}

interface HeadlineProps
  extends Pick<FiguresProps, 'accuracy' | 'units'>,
    Pick<ReturnType<typeof errorsFor>, 'own' | 'days'> {}

/**
 * Compares the first day's error with the error a week ahead, or at the longest available lead time below a week. With
 * too few pairs it says so.
 */
function Headline({ accuracy: { least }, own, days, units }: HeadlineProps) {
  const [first] = days;
  const later = days.findLast(({ day, heightM }) => heightM !== undefined && day > 1 && day <= 7);
  if (first?.heightM === undefined)
    return <p>{m.accuracy_too_few({ hours: numberWords(first?.hours ?? 0), least })}</p>;
  const off = heightWords(first.heightM, units);
  return (
    <p>
      {own
        ? m.accuracy_of_buoy({ buoy: own.buoy, name: stationName(own.name), first: off })
        : m.accuracy_of_all({ first: off })}
      {language !== 'zh-CN' && ' '}
      {m.accuracy_close({ percent: first.withinPct ?? 0 })}
      {later?.heightM !== undefined && (
        <>
          {language !== 'zh-CN' && ' '}
          {m.accuracy_later({ day: later.day, height: heightWords(later.heightM, units) })}
        </>
      )}
    </p>
  );
}
