import { useNavigate } from '@tanstack/react-router';
import { GeolocateButton } from '../../features/places/geolocate/geolocate-button.tsx';
import { LocationDialog } from '../../features/places/location-menu/location-dialog.tsx';
import type { ChosenBeach } from '../../preferences/beach.tsx';
import styles from './choose-location.module.css';

interface Props {
  readonly chosenSlug: string | undefined;
  readonly onChoose: (beach: ChosenBeach) => void;
  readonly onClose: () => void;
}

/** Shows the location menu, with the button for the device's position above it. */
export function ChooseLocation({ chosenSlug, onChoose, onClose }: Props) {
  const navigate = useNavigate();
  return (
    <LocationDialog
      chosenSlug={chosenSlug}
      onClose={onClose}
      onChoose={({ slug, location_name }) => onChoose({ slug, name: location_name })}
    >
      <div className={styles.locate}>
        <GeolocateButton
          onFound={(nearest) => {
            onChoose(nearest);
            void navigate({ to: '/forecast/$fcstId', params: { fcstId: nearest.slug } });
          }}
        />
      </div>
    </LocationDialog>
  );
}
