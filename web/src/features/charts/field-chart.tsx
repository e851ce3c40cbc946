import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { modelName } from '@groundswell/present';
import { lazy, useEffect, useMemo } from 'react';
import { useOwnUnits } from '../../entities/units/use-own-units.ts';
import type { LiveMap } from '../../map/live-map.ts';
import type { SeaInkAt } from '../../map/map-labels.tsx';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LazyPart, useLostPart } from '../../ui/lazy-part.tsx';
import { atOne } from '../../ui/typography.ts';
import styles from './charts.module.css';
import { rampRgb } from './drawing/ramp-rgb.ts';
import { type FieldType, hasTimeLine, quantityOf } from './model/chart-types.ts';
import type { Clock } from './model/clock.ts';
import type { MapPreferences } from './model/map-preferences.ts';
import { rampColours } from './model/ramp-colours.ts';
import { ramps, type Theme } from './model/ramps.ts';
import { readAtSea, type readField, spreadPlaces } from './model/reading.ts';
import { chartUnits, unitOf } from './model/units.ts';
import { GlobalWind } from './page/global-wind.tsx';
import { HoverValue } from './page/hover-value.tsx';
import { Legend } from './page/legend.tsx';
import { MapMark } from './page/map-mark.tsx';
import { MapNote } from './page/map-note.tsx';
import { useHover } from './page/use-hover.ts';
import { useSelectedPlace } from './page/use-selected-place.ts';
import { useStage } from './stage/use-stage.ts';
import type { Place } from './tiles/read-point.ts';
import type { TileStore } from './tiles/tile-store.ts';
import { Dock, EmptyDock } from './time/dock.tsx';
import { StepKeys } from './time/step-keys.tsx';
import { TimeLine } from './time/time-line.tsx';
import { timeWords } from './time/time-words.ts';
import { useFieldChart } from './use-field-chart.ts';
import type { MapFrame } from './use-map-frame.ts';
import { isLandAt, useOnLand } from './use-on-land.ts';
import { useSeaInk } from './use-sea-ink.ts';
import { nameOf, titleOf, valueText, zoneText } from './words.ts';

const loadPanels = () => import('./page/panels.ts');
const FieldReadOut = lazy(async () => ({ default: (await loadPanels()).FieldReadOut }));
const ValuesTable = lazy(async () => ({ default: (await loadPanels()).ValuesTable }));

interface Props {
  readonly type: FieldType;
  readonly theme: Theme;
  readonly isLarge: boolean;
  readonly map: LiveMap | undefined;
  readonly frame: MapFrame | undefined;
  readonly store: TileStore;
  readonly preferences: MapPreferences;
  readonly onChange: (changed: Partial<MapPreferences>) => void;
  readonly linkedAt: number | undefined;
  readonly timeZone: string;
  readonly clock: Clock;
  readonly isTableOpen: boolean;
  readonly onTableClose: () => void;
  /**
   * True while the overlay panel is open. The read-out then closes, as it does while a swell's path (`story`) is shown.
   */
  readonly isCovered: boolean;
  readonly story: string | undefined;
  /**
   * The device's position. When it changes, the map flies there, so the read-out of the previously selected place
   * closes.
   */
  readonly located: object | undefined;
  /** Called when the reader selects a place; the page then closes its overlay panel. */
  readonly onRead: () => void;
  /** Called with the time of the shown chart, UTC ms, for the links of the page. */
  readonly onHour: (at: number | undefined) => void;
  /**
   * Called with a function that returns the text colour of a place name over the field; undefined when the field is
   * removed.
   */
  readonly onSeaInk: (inkAt: SeaInkAt | undefined) => void;
}

/** The number of points of the values table, across and down. */
const [TABLE_ACROSS, TABLE_DOWN] = [4, 5];

/** A field on the map, with its legend, its timeline and its read-out at a place. */
export function FieldChart(props: Props) {
  const {
    type,
    theme,
    isLarge,
    map,
    frame,
    store,
    preferences,
    onChange,
    timeZone,
    isCovered,
    story,
    located,
    onRead,
    onHour,
    onSeaInk,
  } = props;
  const quantity = quantityOf(type);
  const [place, setPlace] = useSelectedPlace(map, !isLarge);
  useEffect(() => {
    if (isCovered) setPlace(undefined);
  }, [isCovered, setPlace]);
  useEffect(() => {
    if (story !== undefined) setPlace(undefined);
  }, [story, setPlace]);
  useEffect(() => {
    if (located) setPlace(undefined);
  }, [located, setPlace]);
  useEffect(() => {
    if (place) onRead();
  }, [place, onRead]);
  const closeLost = useLostPart(() => setPlace(undefined));
  const hover = useHover(map);
  const chart = useFieldChart(store, { type, frame, place, barbs: preferences.barbs, linkedAt: props.linkedAt });
  const { run, steps, stepping, at, field, shown, series } = chart;
  const units = chartUnits(useOwnUnits(), preferences);
  const unit = unitOf(quantity, units);
  const shading = preferences.scale;
  const ramp = useMemo(() => rampColours({ quantity, theme, shading }), [quantity, theme, shading]);
  const words = useMemo(() => timeWords(language, timeZone), [timeZone]);
  useStage(map, store, {
    type,
    theme,
    unit,
    ramp,
    isLarge,
    particles: preferences.particles,
    hasLines: true,
    shown: shown.field,
    wind: chart.wind,
  });
  useEffect(() => onHour(at), [at, onHour]);

  const isDrawn = map !== undefined && shown.state === 'loaded';
  useSeaInk(store, { type, ramp }, shown, onSeaInk);
  useEffect(() => {
    if (isDrawn) loadPanels().catch(() => undefined); // If this attempt fails, the reader's next tap loads the panels again.
  }, [isDrawn]);

  const readingAt = (there: Place | undefined, isLand: boolean) =>
    there && shown.field ? readAtSea(isLand, store, type, shown.field, there) : undefined;
  const pointed = readingAt(hover, isLandAt(map, hover))?.value;
  const isOnLand = useOnLand(map, place);
  const read = readingAt(place, isOnLand);
  const reading = read && (isOnLand ? read : { isBare: read.isBare, ...(chart.pointReading ?? read) });
  const isBeyond = quantity === 'wind' && shown.state === 'loaded' && readingAt(frame?.view, false)?.value === 'none';
  const legendValue = reading?.value ?? pointed;
  const colourOf = (value: number) => `rgb(${rampRgb({ type, ramp }, value).join(' ')})`;
  const text = (value: number) => valueText(unit, value);
  // Until the chosen hour is loaded, the map draws and reads the previous hour.
  const drawnHour = shown.field && instantOf(shown.field);
  const isBehind = drawnHour !== undefined && drawnHour !== at;
  const readsDrawn = isBehind && !chart.pointReading;
  const readAt = readsDrawn ? drawnHour : at;
  const when = readAt === undefined ? '' : words.momentAlone(readAt);
  const drawnWhen = drawnHour === undefined ? when : words.momentAlone(drawnHour);
  const graph = {
    steps,
    index: stepping.index,
    now: stepping.now,
    timeZone,
    words,
    series,
    // The smallest value at the top of the graph: the middle threshold of the ramp, so that low values look low.
    least: ramps[quantity].thresholds[Math.ceil(ramps[quantity].thresholds.length / 2)] ?? 1,
    colourOf,
    valueText: text,
  };

  return (
    <>
      <Legend
        quantity={quantity}
        theme={theme}
        isStepped={shading === 'stepped'}
        unit={unit}
        onUnit={(next) => onChange({ [UNIT_KEYS[quantity]]: next })}
        value={typeof legendValue === 'number' ? legendValue : undefined}
        className={styles.legend}
      />
      <div className={styles.over}>
        {map && place && <MapMark map={map} place={place} />}
        {hover && !place && typeof pointed === 'number' && <HoverValue x={hover.x} y={hover.y} text={text(pointed)} />}
        {place && reading && (
          <LazyPart onFailed={closeLost}>
            <FieldReadOut
              type={type}
              unit={unit}
              units={units}
              place={place}
              map={map}
              when={when}
              reading={reading}
              isOnLand={isOnLand}
              model={run?.model ?? ''}
              store={store}
              beside={readsDrawn ? [] : chart.besideFields}
              graph={hasTimeLine(type) ? graph : undefined}
              onClose={() => setPlace(undefined)}
            />
          </LazyPart>
        )}
        <div className={styles.notes}>
          {stepping.awaited && hasTimeLine(type) && (
            <MapNote sentence={m.charts_hour_awaited({ hour: words.moment(stepping.awaited.at) })} />
          )}
          {stepping.awaited && !hasTimeLine(type) && <MapNote sentence={m.charts_map_awaited()} />}
          {stepping.isElsewhere && !stepping.awaited && at !== undefined && hasTimeLine(type) && (
            <MapNote sentence={m.charts_hour_gone({ hour: words.moment(at) })} />
          )}
          {isBehind && (shown.state === 'failed' || stepping.awaited) && (
            <MapNote sentence={m.charts_still_drawn({ hour: words.moment(drawnHour) })} />
          )}
          {/* Without a field, the sea has the base map's colour, which equals the colour of a flat sea. The note explains that no chart is shown. */}
          {!isBehind && shown.state === 'failed' && <MapNote sentence={m.charts_undrawn()} />}
          {(field ? !isBehind && shown.state === 'loading' : chart.isPending) && (
            <MapNote sentence={m.charts_loading()} isLate />
          )}
          {chart.fault && <MapNote sentence={chart.fault} onRetry={() => void chart.refetch()} />}
          {run && isBeyond && !reading && (
            <MapNote sentence={m.charts_beyond_model({ model: modelName(run.model) })}>
              <GlobalWind type={type} />
            </MapNote>
          )}
        </div>
      </div>
      {run && at !== undefined ? (
        <Dock
          title={quantity === 'wind' ? nameOf(type) : titleOf(quantity)}
          run={run}
          drawnRun={steps[stepping.index]?.drawn?.run ?? run.run}
          drawnAt={chart.drawnAt}
          now={stepping.now}
          at={at}
          isDaily={!hasTimeLine(type)}
          words={words}
          zone={zoneText(props.clock, timeZone, at)}
          keys={
            hasTimeLine(type) && (
              <StepKeys isPlaying={stepping.isPlaying} onPlay={stepping.setPlaying} onStep={stepping.move} />
            )
          }
          timeLine={
            hasTimeLine(type) && (
              <TimeLine
                {...graph}
                isLoaded={chart.isLoaded}
                isWaiting={shown.state === 'loading'}
                isLarge={isLarge}
                onChoose={stepping.choose}
                onStep={stepping.move}
              />
            )
          }
          fault={
            shown.state === 'failed' ? (
              <span role="alert">
                {atOne(m.charts_step_failed({ hour: words.hour(at) }))}{' '}
                <Button variant="quiet" onClick={store.forgetFailures}>
                  {m.charts_try_again()}
                </Button>
              </span>
            ) : undefined
          }
        />
      ) : (
        <EmptyDock isDaily={!hasTimeLine(type)} />
      )}
      {props.isTableOpen && map && shown.field && (
        <Dialog title={`${titleOf(quantity)}${m.ui_comma()}${drawnWhen}`} onClose={props.onTableClose}>
          <LazyPart>
            <ValuesTable
              type={type}
              unit={unit}
              when={drawnWhen}
              model={run?.model ?? ''}
              readings={readSpread(props, shown.field)}
            />
          </LazyPart>
        </Dialog>
      )}
    </>
  );
}

/** Returns the hour that a field shows, UTC ms. */
function instantOf({ run, hour }: { readonly run: string; readonly hour: number }): number {
  return runStart(run) + hour * HOUR_MS;
}

/** The preference that stores the reader's unit for each quantity. */
const UNIT_KEYS = { wave: 'wave', wind: 'wind', sea: 'temp', period: 'period' } as const;

function readSpread({ map, store, type }: Props, field: Parameters<typeof readField>[2]) {
  const places = map ? spreadPlaces(map.bounds(), TABLE_ACROSS, TABLE_DOWN) : [];
  return places.map((place) => ({ ...place, ...readAtSea(isLandAt(map, place), store, type, field, place) }));
}
