import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { directionText, placeText } from '../../../entities/place/compass-words.ts';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { m } from '../../../paraglide/maps.js';
import { IconButton } from '../../../ui/button.tsx';
import { CloseIcon, ForwardIcon } from '../../../ui/icons/actions.tsx';
import { type FieldType, quantityOf } from '../model/chart-types.ts';
import type { Reading } from '../model/reading.ts';
import type { ChartUnit } from '../model/units.ts';
import type { Place } from '../tiles/read-point.ts';
import { numberText, unitName } from '../words.ts';
import { GlobalWind } from './global-wind.tsx';
import styles from './read-out.module.css';

interface Props {
  readonly type: FieldType;
  readonly unit: ChartUnit;
  readonly place: Place;
  readonly when: string;
  readonly reading: Reading;
  /** The sentence shown when there is no value. */
  readonly noValueText: string;
  /** The readings of the other maps at the place, in words. */
  readonly beside: readonly string[];
  readonly graph: ReactNode;
  /** A note on what the values include. */
  readonly note: string | undefined;
  readonly beach: ReactNode;
  readonly onClose: () => void;
}

/** The panel with a chart's value at a place. */
export function ReadOut({ type, unit, place, when, reading, noValueText, beside, graph, note, beach, onClose }: Props) {
  const { value, fromDeg } = reading;
  return (
    <aside className={styles.read} aria-label={m.charts_read_out()}>
      <header>
        <span>{m.charts_at_place({ place: placeText(place), when })}</span>
        <IconButton name={m.charts_close()} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {value === 'none' ? (
        <p className={styles.none} aria-live="polite">
          {noValueText} <GlobalWind type={type} />
        </p>
      ) : (
        <>
          <div className={styles.value} aria-live="polite">
            <span className={styles.number}>
              {value === undefined ? '--' : numberText(unit, value)} <small>{unitName(unit)}</small>
            </span>
            <p>
              {fromDeg !== undefined && (
                <b>
                  {directionSentence(type, reading, fromDeg)} <DirectionArrow fromDeg={fromDeg} />
                </b>
              )}
              {beside.length > 0 && <span>{beside.join(' · ')}</span>}
            </p>
          </div>
          {graph}
          {note && <p className={styles.note}>{note}</p>}
          <Link to="/forecast/at/$place" params={{ place: pointOf(place) }} className={styles.point}>
            {m.charts_point_forecast()}
            <ForwardIcon />
          </Link>
        </>
      )}
      {beach}
    </aside>
  );
}

function directionSentence(type: FieldType, { periodS }: Reading, fromDeg: number): string {
  const direction = directionText(fromDeg);
  if (quantityOf(type) !== 'wave' || periodS === undefined) return m.charts_from_direction({ direction });
  return m.charts_period_from({ period: `${Math.round(periodS)} ${unitName('s')}`, direction });
}

/**
 * Returns the last segment of the address of a place's page. Longitudes beyond ±180, from panning around the globe, are
 * wrapped.
 */
function pointOf({ lat, lon }: Place): string {
  const turned = ((((lon + 180) % 360) + 360) % 360) - 180;
  return `${Number(lat.toFixed(3))},${Number(turned.toFixed(3))}`;
}
