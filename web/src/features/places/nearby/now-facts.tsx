import type { CurrentWeatherReply } from '@groundswell/contracts';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { m } from '../../../paraglide/maps.js';
import styles from './now-facts.module.css';

/** Current wind, tide and water in one line; its height is reserved while they load. */
export function NowFacts({ current }: { readonly current: CurrentWeatherReply | undefined }) {
  const { wind_spd, wind_dir, wind_dir_deg, nowCond, tide_now, sst } = current ?? {};
  return (
    <dl className={styles.facts} aria-label={m.nearby_now()} aria-busy={!current}>
      {wind_spd && (
        <div>
          <dt>{m.nearby_wind()}</dt>
          <dd>
            {wind_dir_deg !== undefined && (
              <DirectionArrow fromDeg={wind_dir_deg} className={nowCond ? styles[nowCond] : undefined} />
            )}{' '}
            {wind_dir} {wind_spd}
          </dd>
        </div>
      )}
      {tide_now && (
        <div>
          <dt>{m.nearby_tide()}</dt>
          <dd>{tide_now}</dd>
        </div>
      )}
      {sst && (
        <div>
          <dt>{m.nearby_water()}</dt>
          <dd>{sst}</dd>
        </div>
      )}
    </dl>
  );
}
