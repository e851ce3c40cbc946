import type { CurrentWeatherReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/maps.js';
import { unbroken } from '../../../ui/typography.ts';
import styles from './sea-rose.module.css';

/** Fine ticks every 5°; the four cardinal points have longer ones. */
const TICKS = Array.from({ length: 72 }, (_, tick) => tick).filter((tick) => tick % 18 !== 0);

/** The current waves and wind at a beach, as text and as arrows in the direction of travel. */
export function SeaRose({ current, name }: { readonly current: CurrentWeatherReply; readonly name: string }) {
  const { wvht, wvper, wvdir, wvdir_deg, wind_spd, wind_dir, wind_dir_deg } = current;
  if (!wvht && !wind_spd) return null;
  return (
    <div className={styles.rose} data-taken>
      <svg viewBox="-50 -62 100 112" aria-hidden="true">
        <circle className={styles.face} r="46" />
        <circle className={styles.fine} r="41" />
        <path className={styles.fine} d={TICKS.map((tick) => tickPath(tick, 41, tick % 2 ? 43.5 : 45)).join('')} />
        <path className={styles.strong} d={[0, 18, 36, 54].map((tick) => tickPath(tick, 41, 37)).join('')} />
        {wvdir_deg !== undefined && (
          <path
            className={styles.waves}
            transform={`rotate(${(wvdir_deg + 180) % 360})`}
            d="M0 32V-30M-8 -20L0 -31L8 -20M-9 30a9 5 0 0 1 18 0M-9 23a9 5 0 0 1 18 0"
          />
        )}
        {wind_dir_deg !== undefined && (
          <path
            className={styles.wind}
            transform={`rotate(${(wind_dir_deg + 180) % 360})`}
            d="M0 26V-26M-5 -19L0 -27L5 -19"
          />
        )}
        <text y="-50">{m.timeline_north()}</text>
      </svg>
      <div>
        {wvht && (
          <p className={styles.first}>{[m.nearby_waves(), wvdir, unbroken(wvht), wvper].filter(Boolean).join(' ')}</p>
        )}
        {wind_spd && <p>{[m.nearby_wind(), wind_dir, unbroken(wind_spd)].filter(Boolean).join(' ')}</p>}
        <p className={styles.where}>{name}</p>
      </div>
    </div>
  );
}

function tickPath(tick: number, from: number, to: number): string {
  const angle = (tick * 5 * Math.PI) / 180;
  const at = (radius: number) => `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}
