import type { OceanPointReply } from '@groundswell/contracts';
import { modelName, stationName } from '@groundswell/present';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { choiceText, compassPoints, placeText } from '../../entities/place/compass-words.ts';
import { MAX_DAYS } from '../../entities/plans/max-days.ts';
import { useOwnUnits } from '../../entities/units/use-own-units.ts';
import { m } from '../../paraglide/maps.js';
import { language } from '../../preferences/language.ts';
import { agoWords } from '../../ui/ago-words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { distanceWords, reachWords } from '../../ui/distance-words.ts';
import { sentenceSpace } from '../../ui/join-sentences.ts';
import label from '../../ui/label.module.css';
import section from '../../ui/section-head.module.css';
import { Select } from '../../ui/select.tsx';
import { useClock } from '../../ui/use-clock.ts';
import { hourAt, listDays, listHours, readUntil } from './model.ts';
import { Direction, PointDay, Trains } from './point-day.tsx';
import { PointGraph } from './point-graph.tsx';
import styles from './point-page.module.css';
import {
  clockWords,
  heightText,
  NO_VALUE,
  periodText,
  speedText,
  surfText,
  temperatureText,
  unitName,
} from './words.ts';

interface Props {
  readonly reply: OceanPointReply;
  /** The seaward direction of a beach at the point, degrees. */
  readonly facing: number | undefined;
  readonly onFacing: (facing: number | undefined) => void;
  /** The link to the chart centred on the point. */
  readonly chart: ReactNode;
  readonly onPlans: () => void;
}

/**
 * Shows the ocean at any point: its waves, wind and sea, its daylight and tide, and its surf for a beach with a given
 * facing.
 */
export function PointPage({ reply, facing, onFacing, chart, onPlans }: Props) {
  const units = useOwnUnits();
  const now = useClock(60_000);
  const words = useMemo(() => clockWords(reply.timezone), [reply.timezone]);
  const days = listDays(reply);
  const hour = hourAt(listHours(reply), now);
  const untilAt = readUntil(reply);
  const { run, buoy, tide, nearest_beach: beach } = reply;
  const away = (km: number) => distanceWords(km, units.wave);
  const isSea = reply.state === 'sea';
  const hasWind = reply.wind_mps.some((mps) => mps !== null);
  const choices = compassPoints().map(({ name, deg }) => ({ value: deg, text: choiceText(name, deg) }));
  const isListed = facing === undefined || choices.some(({ value }) => value === facing);
  return (
    <main id="content" className={styles.page}>
      <h1>{placeText(reply)}</h1>
      <p className={styles.lead}>
        {reply.state === 'land' ? m.point_on_land() : isSea ? m.point_open_water() : m.point_no_run()}
      </p>
      <p className={styles.ways}>
        {chart}
        <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={buttonClass()}>
          {m.point_nearest_beach({ name: beach.name, distance: away(beach.distance_km) })}
        </Link>
      </p>
      {isSea && (
        <>
          <dl className={styles.facts}>
            <Fact name={m.point_waves()}>
              <b>{hour?.heightM === undefined ? NO_VALUE : heightText(hour.heightM, units)}</b>
              <span>
                {hour?.periodS !== undefined && periodText(hour.periodS)} <Direction fromDeg={hour?.fromDeg} />
              </span>
            </Fact>
            {hour && hour.trains.length > 0 && (
              <Fact name={m.point_trains()}>
                <Trains trains={hour.trains} heightOf={(heightM) => heightText(heightM, units)} />
              </Fact>
            )}
            <Fact name={m.point_wind()}>
              <b>{hour?.windMps === undefined ? NO_VALUE : speedText(hour.windMps, units)}</b>
              <span>
                {hour?.windFromDeg !== undefined && <Direction fromDeg={hour.windFromDeg} />}
                {!hasWind && m.point_beyond_model()}
              </span>
            </Fact>
            <Fact name={m.point_sea()}>
              <b>{reply.sea_c === null ? NO_VALUE : temperatureText(reply.sea_c, units)}</b>
              {reply.sea_c === null && <span>{m.point_beyond_model()}</span>}
            </Fact>
            {hour?.surfM !== undefined && (
              <Fact name={m.point_surf()}>
                <b>
                  {surfText(hour.surfM, units)} {hour.surfM >= 0.1 && unitName(units.wave)}
                </b>
                <span>{m.point_surf_note()}</span>
              </Fact>
            )}
          </dl>
          {run && (
            <p className={styles.source}>
              {m.point_run({ waves: modelName(run.waves), wind: modelName(run.wind), age: agoWords(run.age_min) })}
              {sentenceSpace(language)}
              {m.point_whole_sea()}
              {sentenceSpace(language)}
              {reply.timezone_by === 'beach' ? m.point_zone_beach({ name: beach.name }) : m.point_zone_longitude()}
            </p>
          )}
          <div className={styles.facing}>
            <Select
              label={m.point_facing()}
              hint={m.point_facing_hint()}
              options={[
                { value: -1, text: m.point_facing_none() },
                ...choices,
                ...(isListed ? [] : [{ value: facing, text: `${facing}°` }]),
              ]}
              value={facing ?? -1}
              onChoose={(chosen) => onFacing(chosen < 0 ? undefined : chosen)}
            />
          </div>
          <section>
            <header className={section.head}>
              <h2>{m.point_days({ count: days.length })}</h2>
            </header>
            <PointGraph days={days} units={units} now={now} words={words} />
            <div className={styles.days}>
              {days.map((day) => (
                <PointDay
                  key={day.date}
                  day={day}
                  units={units}
                  words={words}
                  hasWind={hasWind}
                  hasSurf={reply.surf_m !== undefined && facing !== undefined}
                />
              ))}
            </div>
            {untilAt !== undefined && (
              <p className={styles.source}>
                {m.point_read_until({ until: `${words.day(untilAt)} ${words.clock(untilAt)}` })}
              </p>
            )}
            {reply.fcst_days < MAX_DAYS && (
              <p className={styles.plans}>
                {m.forecast_more_days({ from: reply.fcst_days + 1, to: MAX_DAYS })}
                <Button aria-haspopup="dialog" onClick={onPlans}>
                  {m.forecast_compare_plans()}
                </Button>
              </p>
            )}
          </section>
        </>
      )}
      {reply.state !== 'land' && (
        <dl className={styles.near}>
          <Fact name={m.point_buoy()}>
            {buoy ? (
              <>
                <b>
                  {heightText(buoy.height_m, units)} {buoy.period_s !== undefined && periodText(buoy.period_s)}{' '}
                  {buoy.from_deg !== undefined && <Direction fromDeg={buoy.from_deg} />}
                </b>
                <span>
                  {m.point_station({ name: stationName(buoy.name), distance: away(buoy.distance_km) })}
                  {m.ui_comma()}
                  {agoWords((now - Date.parse(buoy.at)) / 60_000)} <small>{buoy.station_id}</small>
                </span>
              </>
            ) : (
              <span>{m.point_no_buoy({ distance: reachWords(300, units.wave) })}</span>
            )}
          </Fact>
          <Fact name={m.point_tide()}>
            {tide ? (
              <span>{m.point_station({ name: stationName(tide.station), distance: away(tide.distance_km) })}</span>
            ) : (
              <span>{m.point_no_tide({ distance: reachWords(200, units.wave) })}</span>
            )}
          </Fact>
        </dl>
      )}
    </main>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={label.label}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
