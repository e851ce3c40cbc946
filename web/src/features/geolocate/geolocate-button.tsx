import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { LocateIcon } from '../../ui/icons/actions.tsx';
import styles from './geolocate-button.module.css';
import { type NearestBeach, useGeolocate } from './use-geolocate.ts';

export function GeolocateButton({ onFound }: { readonly onFound: (beach: NearestBeach) => void }) {
  const { finding, locate } = useGeolocate(onFound);
  return (
    <div className={styles.geolocate}>
      <Button onClick={locate} busy={finding.state === 'finding'}>
        <LocateIcon />
        {m.geolocate_use()}
      </Button>
      <p role="status">
        {finding.state === 'finding' && m.geolocate_finding()}
        {finding.state === 'failed' && finding.sentence}
      </p>
    </div>
  );
}
