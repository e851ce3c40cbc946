import type { Units } from '@groundswell/forecast';
import { useState } from 'react';
import { directionText } from '../../../entities/place/compass-words.ts';
import type { LiveMap } from '../../../map/live-map.ts';
import { m } from '../../../paraglide/maps.js';
import { type FieldType, quantityOf, setOf } from '../model/chart-types.ts';
import { rampValue } from '../model/field-values.ts';
import type { Reading } from '../model/reading.ts';
import type { ChartUnit } from '../model/units.ts';
import type { Field } from '../tiles/field.ts';
import { type Place, seaAt, wavesAt, windAt } from '../tiles/read-point.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { noneText, titleOf, valueText } from '../words.ts';
import styles from './field-read-out.module.css';
import { NearestBeach } from './nearest-beach.tsx';
import { PointGraph } from './point-graph.tsx';
import { ReadOut } from './read-out.tsx';

interface Props {
  readonly type: FieldType;
  readonly unit: ChartUnit;
  readonly units: Units;
  readonly place: Place;
  readonly map: LiveMap | undefined;
  readonly when: string;
  readonly reading: Reading;
  readonly isOnLand: boolean;
  /** The model whose run supplied the shown hour. */
  readonly model: string;
  readonly store: TileStore;
  readonly beside: readonly Field[];
  readonly graph: Omit<Parameters<typeof PointGraph>[0], 'name'> | undefined;
  readonly onClose: () => void;
}

const [BESIDE_PX, WIDTH_PX, HEIGHT_PX] = [50, 318, 400];

/** The read-out of a field; on a large screen it opens beside the selected place. */
export function FieldReadOut(props: Props) {
  const { type, unit, place, map, when, reading, model, graph, onClose } = props;
  const name = m.charts_here_16_days({ title: titleOf(quantityOf(type)) });
  // The read-out stays where it opened, so that the text does not move while someone reads it.
  const [at] = useState(() => map && placeBeside(map, place));
  return (
    <div className={styles.place} style={at && { '--x': `${at.x}px`, '--y': `${at.y}px` }}>
      <ReadOut
        type={type}
        unit={unit}
        place={place}
        when={when}
        reading={reading}
        noValueText={noneText(type, model, reading)}
        beside={besideWords(props)}
        graph={graph && <PointGraph {...graph} name={name} />}
        note={setOf(type) === 'wvht' ? m.point_whole_sea() : undefined}
        beach={<NearestBeach place={place} wave={props.units.wave} hasStoryLink={reading.value !== 'none'} />}
        onClose={onClose}
      />
    </div>
  );
}

function placeBeside(map: LiveMap, place: Place): { readonly x: number; readonly y: number } {
  const { x, y } = map.project(place.lat, place.lon);
  const { clientWidth, clientHeight } = map.container;
  const right = x + BESIDE_PX;
  const left = right + WIDTH_PX > clientWidth - 130 ? x - BESIDE_PX - WIDTH_PX : right;
  return { x: Math.max(16, left), y: Math.max(16, Math.min(y - 44, clientHeight - HEIGHT_PX)) };
}

/** Formats the values of the other maps at the place; a map whose tiles have not loaded is left out. */
function besideWords({ type, store, place, units, beside, isOnLand }: Props): readonly string[] {
  return beside.flatMap((field) => {
    if (field.set === setOf(type) || (isOnLand && field.set !== 'gfs-wind')) return [];
    if (field.set === 'sst') {
      const sea = seaAt(store, field, place);
      const temperature = typeof sea === 'number' && valueText(units.temp, rampValue('sea', sea));
      return temperature ? [m.charts_sea_there({ temperature })] : [];
    }
    if (field.set === 'wvht') {
      const waves = wavesAt(store, field, place);
      if (!waves || waves === 'none') return [];
      return [m.charts_waves_there({ height: valueText(units.wave, rampValue('wave', waves.heightM)) })];
    }
    const wind = windAt(store, field, place);
    if (!wind || wind === 'none') return [];
    const speed = valueText(units.wind, rampValue('wind', wind.speedMps));
    if (wind.fromDeg === undefined) return [m.charts_wind_calm({ speed })];
    return [m.charts_wind_there({ direction: directionText(wind.fromDeg), speed })];
  });
}
