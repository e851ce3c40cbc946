import { m } from '../../paraglide/messages.js';
import button from '../../ui/button.module.css';
import { LocateIcon } from '../../ui/icons.tsx';
import styles from './geolocate-button.module.css';
import { type NearestBeach, useGeolocate } from './use-geolocate.ts';

export function GeolocateButton({ onFound }: { readonly onFound: (beach: NearestBeach) => void }) {
  const { finding, locate } = useGeolocate(onFound);
  return (
    <div className={styles.geolocate}>
      <button type="button" className={button.button} onClick={locate} aria-disabled={finding.state === 'finding'}>
        <LocateIcon />
        {m.geolocate_use()}
      </button>
      <p role="status">
        {finding.state === 'finding' && m.geolocate_finding()}
        {finding.state === 'failed' && finding.sentence}
      </p>
    </div>
  );
}
