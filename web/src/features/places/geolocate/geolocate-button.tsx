import { m } from '../../../paraglide/messages.js';
import { useUnits } from '../../../preferences/units.tsx';
import { Button } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { distanceWords } from '../../../ui/distance-words.ts';
import { LocateIcon } from '../../../ui/icons/actions.tsx';
import styles from './geolocate-button.module.css';
import { type NearestBeach, useGeolocate } from './use-geolocate.ts';

export function GeolocateButton({ onFound }: { readonly onFound: (beach: NearestBeach) => void }) {
  const { finding, locate } = useGeolocate(onFound);
  const heights = useUnits().units === 2 ? 'm' : 'ft';
  return (
    <div className={classList(styles.geolocate, finding.state === 'far' && styles.far)}>
      <Button onClick={() => void locate()} busy={finding.state === 'finding'}>
        <LocateIcon />
        {m.geolocate_use()}
      </Button>
      <p role="status">
        {finding.state === 'finding' && m.geolocate_finding()}
        {finding.state === 'failed' && finding.sentence}
        {finding.state === 'far' &&
          m.geolocate_far({ name: finding.beach.name, distance: distanceWords(finding.beach.distanceKm, heights) })}
      </p>
      {finding.state === 'far' && (
        <Button variant="quiet" onClick={() => onFound(finding.beach)}>
          {m.geolocate_far_go({ name: finding.beach.name })}
        </Button>
      )}
    </div>
  );
}
