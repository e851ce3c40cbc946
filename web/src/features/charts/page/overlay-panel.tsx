import { useEffect, useEffectEvent, useId } from 'react';
import { m } from '../../../paraglide/maps.js';
import { Button } from '../../../ui/button.tsx';
import { ShareIcon, TableIcon } from '../../../ui/icons/actions.tsx';
import label from '../../../ui/label.module.css';
import { Switch } from '../../../ui/switch.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { BARBS_ABOVE_ZOOM, type ChartType, STATIONS_FROM_ZOOM } from '../model/chart-types.ts';
import { CLOCKS, type Clock } from '../model/clock.ts';
import type { MapPreferences } from '../model/map-preferences.ts';
import { clockName } from '../words.ts';
import styles from './overlay-panel.module.css';

interface Props {
  readonly type: ChartType;
  readonly zoom: number;
  readonly preferences: MapPreferences;
  readonly clock: Clock;
  readonly hasBeachClock: boolean;
  /** Whether buoys and weather stations can be laid over the map. */
  readonly hasStations: boolean;
  readonly onChange: (changed: Partial<MapPreferences>) => void;
  /** Called when the reader presses Escape. */
  readonly onLeave: () => void;
  readonly onShare: () => void;
  readonly onTable: () => void;
}

/** The panel in which the reader chooses overlays and shading. */
export function OverlayPanel({
  type,
  zoom,
  preferences,
  clock,
  hasBeachClock,
  hasStations,
  onChange,
  onLeave,
  onShare,
  onTable,
}: Props) {
  const title = useId();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { particles, barbs, buoys, weatherStations, scale } = preferences;
  const farHint = zoom < STATIONS_FROM_ZOOM ? { hint: m.charts_from_zoom({ zoom: STATIONS_FROM_ZOOM }) } : {};
  const isWind = type === 'gfs' || type === 'nam';
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title} className={label.label}>
        {m.charts_overlays()}
      </h2>
      {type !== 'sst' && type !== 'stations' && (
        <Switch
          label={isWind ? m.charts_streaks() : m.charts_crests()}
          on={particles}
          onChange={(on) => onChange({ particles: on })}
        />
      )}
      {type === 'wave' && (
        <Switch
          label={m.charts_barbs()}
          {...(zoom <= BARBS_ABOVE_ZOOM && { hint: m.charts_from_zoom({ zoom: BARBS_ABOVE_ZOOM }) })}
          on={barbs && zoom > BARBS_ABOVE_ZOOM}
          disabled={zoom <= BARBS_ABOVE_ZOOM}
          onChange={(on) => onChange({ barbs: on })}
        />
      )}
      {hasStations && type !== 'stations' && (
        <>
          <Switch label={m.charts_buoys()} {...farHint} on={buoys} onChange={(on) => onChange({ buoys: on })} />
          <Switch
            label={m.charts_weather_stations()}
            {...farHint}
            on={weatherStations}
            onChange={(on) => onChange({ weatherStations: on })}
          />
          <p className={styles.note}>{m.charts_buoys_note()}</p>
        </>
      )}
      {type !== 'stations' && (
        <Switch
          label={m.charts_stepped()}
          on={scale === 'stepped'}
          onChange={(on) => onChange({ scale: on ? 'stepped' : 'smooth' })}
        />
      )}
      {type !== 'stations' && (
        <div className={styles.clock}>
          {m.charts_clock()}
          <ToggleGroup
            name={m.charts_clock()}
            value={clock}
            onChoose={(chosen) => onChange({ clock: chosen })}
            options={CLOCKS.filter((one) => one !== 'beach' || hasBeachClock).map((one) => ({
              value: one,
              text: clockName(one),
            }))}
          />
        </div>
      )}
      <div className={styles.ways}>
        {type !== 'stations' && (
          <Button variant="quiet" onClick={onTable} aria-haspopup="dialog">
            <TableIcon />
            {m.charts_table()}
          </Button>
        )}
        <Button variant="quiet" onClick={onShare}>
          <ShareIcon />
          {m.charts_share()}
        </Button>
      </div>
    </section>
  );
}
