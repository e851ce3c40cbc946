import type { BuoyReply } from '@groundswell/contracts';
import { useRef, useState } from 'react';
import { DirectionArrow } from '../../../entities/surf/direction-arrow.tsx';
import { m } from '../../../paraglide/maps.js';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import styles from './buoy.module.css';
import { ALL_HOURS, HISTORY_HOURS, listWaveRows, listWeatherRows, listWithin, type Observation } from './model.ts';

type Tab = 'waves' | 'weather';
const tabs = () =>
  [
    { value: 'waves', text: m.buoy_tab_waves() },
    { value: 'weather', text: m.buoy_tab_weather() },
  ] as const;

/** Lists all observations, newest first: 12 hours, or 48 after 'Load More'. */
export function BuoyHistory({ buoy: { data, as_of } }: { readonly buoy: BuoyReply }) {
  const [tab, setTab] = useState<Tab>('waves');
  const [hours, setHours] = useState(HISTORY_HOURS);
  const title = useRef<HTMLHeadingElement>(null);
  const rows = listWithin(data, as_of, hours);
  // The button disappears, so the focus moves to the history without scrolling.
  const loadMore = () => {
    setHours(ALL_HOURS);
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section>
      <h3 ref={title} tabIndex={-1} className={styles.heading}>
        {m.buoy_history()}
      </h3>
      <Tabs name={m.buoy_history()} tabs={tabs()} value={tab} onChoose={setTab}>
        {tab === 'waves' ? <WavesTable rows={listWaveRows(rows)} /> : <WeatherTable rows={listWeatherRows(rows)} />}
      </Tabs>
      {hours < ALL_HOURS && (
        <Button className={styles.more} onClick={loadMore}>
          {m.buoy_load_more()}
        </Button>
      )}
    </section>
  );
}

interface TableProps {
  readonly rows: readonly Observation[];
}

function WavesTable({ rows }: TableProps) {
  return (
    <Table caption={m.buoy_tab_waves()} className={styles.history}>
      <thead>
        <tr>
          <th scope="col">{m.buoy_time()}</th>
          <th scope="col">{m.buoy_height()}</th>
          <th scope="col">{m.buoy_period()}</th>
          <th scope="col">{m.buoy_from()}</th>
          <th scope="col">{m.buoy_swell()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, wvht_time, wvht, wvper, wvdir, wvdir_deg, swht, swper, swdir }) => (
          <tr key={time}>
            <th scope="row">{wvht_time}</th>
            <td>{wvht ?? m.ui_missing()}</td>
            <td>{wvper ?? m.ui_missing()}</td>
            <td>
              {wvdir_deg !== undefined && <DirectionArrow fromDeg={wvdir_deg} className={styles.arrow} />}{' '}
              {wvdir ?? m.ui_missing()}
            </td>
            <td>{swht ? [swht, swper, swdir].filter(Boolean).join(' ') : m.ui_missing()}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function WeatherTable({ rows }: TableProps) {
  return (
    <Table caption={m.buoy_tab_weather()} className={styles.history}>
      <thead>
        <tr>
          <th scope="col">{m.buoy_time()}</th>
          <th scope="col">{m.buoy_wind()}</th>
          <th scope="col">{m.buoy_gust()}</th>
          <th scope="col">{m.buoy_air()}</th>
          <th scope="col">{m.buoy_water()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, wvht_time, wnd_dir_txt, wnd_dir, wnd_spd, wnd_gst, atmp, wtmp }) => (
          <tr key={time}>
            <th scope="row">{wvht_time}</th>
            <td>
              {wnd_spd !== undefined && wnd_dir !== undefined && (
                <DirectionArrow fromDeg={wnd_dir} className={styles.arrow} />
              )}{' '}
              {wnd_spd ? [wnd_dir_txt, wnd_spd].filter(Boolean).join(' ') : m.ui_missing()}
            </td>
            <td>{wnd_gst ?? m.ui_missing()}</td>
            <td>{atmp ?? m.ui_missing()}</td>
            <td>{wtmp ?? m.ui_missing()}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
