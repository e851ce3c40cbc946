import type { BuoyReply } from '@groundswell/contracts';
import type { ReactNode } from 'react';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { m } from '../../../paraglide/maps.js';
import { agoWords } from '../../../ui/ago-words.ts';
import label from '../../../ui/label.module.css';
import { Table } from '../../../ui/table.tsx';
import styles from './buoy.module.css';

/** Shows the buoy's latest readings, each with its age, and its spectral partitions. */
export function BuoyLatest({ buoy: { current, trains } }: { readonly buoy: BuoyReply }) {
  const { wvht, wvper, wvdir, wvdir_deg, swht, swper, swdir, swdir_deg, wnd_spd, wnd_dir_txt, wnd_dir, wnd_gst } =
    current;
  return (
    <section>
      <h3 className={styles.heading}>{m.buoy_latest()}</h3>
      <dl className={styles.latest}>
        <Value
          name={m.buoy_waves()}
          value={wvht && [wvht, wvper].filter(Boolean).join(' ')}
          fromDeg={wvdir_deg}
          from={wvdir}
          ageMin={current.wvht_age_min}
        />
        <Value
          name={m.buoy_swell()}
          value={swht && [swht, swper].filter(Boolean).join(' ')}
          fromDeg={swdir_deg}
          from={swdir}
          ageMin={current.swell_age_min}
        />
        <Value
          name={m.buoy_wind()}
          value={wnd_spd}
          fromDeg={wnd_dir}
          from={[wnd_dir_txt, wnd_gst && m.buoy_gusts({ speed: wnd_gst })].filter(Boolean).join(m.ui_comma())}
          ageMin={current.wnd_age_min}
        />
        <Value name={m.buoy_air()} value={current.atmp} ageMin={current.atmp_age_min} />
        <Value name={m.buoy_water()} value={current.wtmp} ageMin={current.wtmp_age_min} />
      </dl>
      {trains.length > 0 && (
        <Table caption={m.buoy_trains()} className={styles.trains}>
          <thead>
            <tr>
              <th scope="col">{m.buoy_trains()}</th>
              <th scope="col">{m.buoy_height()}</th>
              <th scope="col">{m.buoy_period()}</th>
              <th scope="col">{m.buoy_from()}</th>
            </tr>
          </thead>
          <tbody>
            {trains.map(({ kind, height, period, dir, dir_deg }) => (
              <tr key={`${kind}${period}${dir_deg}${height}`}>
                <th scope="row">{kind === 'sea' ? m.buoy_wind_sea() : m.buoy_swell()}</th>
                <td>{height}</td>
                <td>{period}</td>
                <td>
                  <DirectionArrow fromDeg={dir_deg} className={styles.arrow} /> {dir}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

interface ValueProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly fromDeg?: number | undefined;
  readonly from?: string | undefined;
  readonly ageMin: number | undefined;
}

function Value({ name, value, fromDeg, from, ageMin }: ValueProps) {
  return (
    <div>
      <dt className={label.label}>{name}</dt>
      <dd className={styles.value}>
        {value && fromDeg !== undefined && <DirectionArrow fromDeg={fromDeg} />} {value || m.ui_missing()}
      </dd>
      {value && (
        <dd className={styles.note}>
          {[from, ageMin !== undefined && agoWords(ageMin)].filter(Boolean).join(m.ui_comma())}
        </dd>
      )}
    </div>
  );
}
