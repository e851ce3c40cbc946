import type { CurrentWeatherReply, DayReply } from '@groundswell/contracts';
import { Fragment, type ReactNode } from 'react';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { tideWords } from '../../../entities/tide/tide-words.ts';
import { m } from '../../../paraglide/messages.js';
import { TideFallingIcon, TideRisingIcon } from '../../../ui/icons/directions.tsx';
import { SkyIcon } from '../../../ui/icons/weather.tsx';
import label from '../../../ui/label.module.css';
import { Spoken } from '../../../ui/spoken.tsx';
import { unbroken } from '../../../ui/typography.ts';
import styles from './current-items.module.css';

/** Current wind, tide, water and weather. */
export function CurrentItems({
  current,
  today,
}: {
  readonly current: CurrentWeatherReply;
  readonly today: DayReply | undefined;
}) {
  return (
    <dl className={styles.items} aria-label={m.forecast_now()}>
      <Item name={m.forecast_wind()} value={windValue(current)} note={windNote(current)} />
      <Item name={m.forecast_tide()} value={tideValue(current)} note={tideNote(current)} />
      <Item
        name={m.forecast_water()}
        value={current.sst}
        note={current.sst ? current.wetsuit : m.forecast_no_water_now()}
      />
      <Item
        name={m.forecast_weather()}
        value={
          current.atmp && (
            <>
              <SkyIcon sky={current.sky_icon} /> {current.atmp}
            </>
          )
        }
        note={weatherNote(current, today)}
      />
    </dl>
  );
}

/** The readings of nearby instruments, shown until the first forecast exists; missing readings are omitted. */
export function MeasuredItems({ current }: { readonly current: CurrentWeatherReply }) {
  const { buoy = '', wvht, wvper, wvdir, sst, wetsuit, atmp } = current;
  const items: readonly ItemProps[] = [
    { name: m.forecast_buoy({ id: buoy }), value: wvht, note: [wvper, wvdir].filter(Boolean).join(' ') },
    { name: m.forecast_wind(), value: windValue(current), note: windNote(current) },
    { name: m.forecast_water(), value: sst, note: wetsuit },
    { name: m.forecast_weather(), value: atmp, note: undefined },
  ];
  const known = items.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.known} aria-label={m.forecast_now()}>
      {known.map((item) => (
        <Item key={item.name} {...item} />
      ))}
    </dl>
  );
}

interface ItemProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

function Item({ name, value, note }: ItemProps) {
  return (
    <div className={styles.item}>
      <dt className={label.label}>{name}</dt>
      <dd className={styles.value}>{value || m.ui_missing()}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function windValue({ wind_spd, wind_dir_deg, nowCond }: CurrentWeatherReply): ReactNode {
  if (!wind_spd) return undefined;
  return (
    <>
      {wind_dir_deg !== undefined && (
        <DirectionArrow fromDeg={wind_dir_deg} className={nowCond ? styles[nowCond] : undefined} />
      )}{' '}
      {wind_spd}
    </>
  );
}

/** Formats 'from W, cross-onshore, gusts 18 mph'; lines break only after commas. */
function windNote({ wind_spd, wind_dir, wind_rel, wind_gust }: CurrentWeatherReply): ReactNode {
  if (!wind_spd) return m.forecast_no_wind_now();
  return [
    wind_dir && m.forecast_from({ direction: wind_dir }),
    wind_rel,
    wind_gust && m.forecast_gusts({ speed: wind_gust }),
  ]
    .filter(Boolean)
    .map((part, at) => (
      <Fragment key={part}>
        {at > 0 && m.ui_comma()}
        <span className={styles.whole}>{part}</span>
      </Fragment>
    ));
}

/**
 * The tide as '2.1 ft rising'. The height is visible text; the trend is an icon, and text only for screen readers. The
 * icon has water under its arrow, to distinguish it from wind arrows.
 */
function tideValue({ has_tides, tide_now, tide_now_value, tide_rising, tideUnits }: CurrentWeatherReply): ReactNode {
  if (!has_tides) return m.forecast_no_tide_data();
  if (!tide_now || tide_now_value === undefined) return tide_now;
  const Trend = tide_rising ? TideRisingIcon : TideFallingIcon;
  return (
    <>
      {tide_rising !== undefined && <Trend className={styles.trend} />}{' '}
      <span aria-hidden="true">{`${tideWords(tide_now_value, tideUnits)} ${tideUnits}`}</span>
      <Spoken>{tide_now}</Spoken>
    </>
  );
}

function tideNote({ has_tides, tide_now, tide_rising, low_tide, high_tide }: CurrentWeatherReply): string | undefined {
  if (!has_tides) return m.forecast_no_tide_station();
  const [next, name] = tide_rising ? [high_tide, m.forecast_high_water] : [low_tide, m.forecast_low_water];
  return next ? unbroken(name({ what: next })) : tide_now ? undefined : m.forecast_no_tide_now();
}

function weatherNote({ atmp, sky }: CurrentWeatherReply, today: DayReply | undefined): string {
  const parts = [sky?.toLowerCase(), today?.maxTemp && unbroken(m.forecast_high({ what: today.maxTemp }))].filter(
    Boolean,
  );
  return parts.length === 0 && !atmp ? m.forecast_no_weather_now() : parts.join(m.ui_comma());
}
