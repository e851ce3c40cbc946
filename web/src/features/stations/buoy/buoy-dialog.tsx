import type { BuoyReply } from '@groundswell/contracts';
import { stationName } from '@groundswell/present';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isWithoutConnection } from '../../../api/api-error.ts';
import { countEvent } from '../../../api/count-event.ts';
import { buoyQuery } from '../../../entities/station/buoy-query.ts';
import { m } from '../../../paraglide/maps.js';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './buoy.module.css';
import { BuoyGraph } from './buoy-graph.tsx';
import { BuoyHistory } from './buoy-history.tsx';
import { BuoyInfo } from './buoy-info.tsx';
import { BuoyLatest } from './buoy-latest.tsx';
import { BuoyMap } from './buoy-map.tsx';
import { BuoyNearby } from './buoy-nearby.tsx';
import type { NamedPoint } from './map-marks.ts';
import { cutName, listChoices } from './model.ts';

interface Props {
  /** The id of the buoy to show first. */
  readonly buoyId: string;
  /** The beach whose page opened the dialog. */
  readonly beach: NamedPoint & { readonly slug: string };
  readonly units: Units;
  /**
   * The units chosen on the map that opens the dialog; they override the reader's own. Distances then use the unit in
   * `lengths`.
   */
  readonly chosenUnits?: string | undefined;
  readonly lengths?: 'ft' | 'm';
  /** The path of the map of stations; undefined if the site has none. */
  readonly mapPath: string | undefined;
  readonly onClose: () => void;
}

/** Shows a buoy's last 48 hours, and links to the buoys near the beach. */
export function BuoyDialog({ buoyId, beach, units, chosenUnits, lengths, mapPath, onClose }: Props) {
  const [id, setId] = useState(buoyId);
  const { data: buoy, error } = useQuery(
    buoyQuery({ buoyId: id, slug: beach.slug, units, chosenUnits, lang: language }),
  );
  // The nearby buoys depend on the beach, not on the chosen buoy. The first reply lists them all, and the list stays
  // while another buoy loads.
  const [choices, setChoices] = useState(buoy && listChoices(buoy, lengths));
  if (buoy && !choices) setChoices(listChoices(buoy, lengths));

  return (
    <Dialog
      title={m.buoy_title({ station_id: id })}
      subtitle={buoy && <span title={buoy.station.name}>{cutName(stationName(buoy.station.name))}</span>}
      onClose={onClose}
    >
      {choices && choices.length > 1 && <BuoyNearby choices={choices} chosen={id} onChoose={setId} />}
      <div aria-live="polite" className={styles.state}>
        {!buoy && !error && <p>{m.buoy_loading()}</p>}
        {error && (
          <p className={styles.error}>
            {isWithoutConnection(error) ? m.shell_offline() : m.buoy_failed({ reason: error.message })}
          </p>
        )}
        {buoy?.error && <p className={styles.error}>{buoy.error}</p>}
      </div>
      {!buoy && !error && <Skeleton lines={9} />}
      {buoy && <BuoyBody key={id} buoy={buoy} beach={beach} lengths={lengths} mapPath={mapPath} />}
    </Dialog>
  );
}

interface BodyProps extends Pick<Props, 'beach' | 'lengths' | 'mapPath'> {
  readonly buoy: BuoyReply;
}

function BuoyBody({ buoy, beach, lengths, mapPath }: BodyProps) {
  return (
    <>
      <BuoyLatest buoy={buoy} />
      <BuoyMap buoy={buoy} beach={beach} lengths={lengths ?? buoy.wvht_unit} />
      {mapPath !== undefined && (
        <a className={buttonClass('plain', styles.map)} href={mapPath} onClick={() => countEvent('buoy_map_link')}>
          {m.buoy_view_map()}
        </a>
      )}
      {buoy.data.length > 0 && (
        <>
          <BuoyGraph buoy={buoy} />
          <BuoyHistory buoy={buoy} />
        </>
      )}
      <BuoyInfo station={buoy.station} />
    </>
  );
}
