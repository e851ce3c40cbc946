import type { Station } from './model.ts';
import styles from './station-icon.module.css';

/** The lengths of an arrow by wind speed: under 4, 16 and 30 kt, and above. */
const ARROW_PX = [5, 7, 9, 11];

/**
 * Draws a station's icon: a filled diamond for a buoy with waves, an open diamond for any other buoy. A station with
 * wind has an arrow in the wind's direction, all others a ring.
 */
export function StationIcon({ station, active }: { readonly station: Station; readonly active?: boolean }) {
  const { station_icon, wnd_dir, wnd_spd_cat } = station;
  const long = ARROW_PX[wnd_spd_cat ?? 1] ?? 7;
  return (
    <svg className={styles.icon} viewBox="-12 -12 24 24" aria-hidden="true" data-active={active || undefined}>
      {station_icon === 'wave' && (
        <>
          <path d="M0-8.500L8.500 0L0 8.500L-8.500 0z" />
          <path className={styles.core} d="M0-4.500L4.500 0L0 4.500L-4.500 0z" />
        </>
      )}
      {station_icon === 'buoy' && <path d="M0-7L7 0L0 7L-7 0z" />}
      {station_icon === 'land' && <circle r={5} />}
      {station_icon === 'wind' && (
        <g transform={`rotate(${((wnd_dir ?? 0) + 180) % 360})`}>
          <circle r={4} />
          {wnd_dir !== undefined && (
            <path className={styles.arrow} d={`M0 4V${-long}M-3.500 ${3.5 - long}L0 ${-long}L3.500 ${3.5 - long}`} />
          )}
        </g>
      )}
    </svg>
  );
}
