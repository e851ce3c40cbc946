import { useNavigate } from '@tanstack/react-router';
import { GeolocateButton } from '../../features/places/geolocate/geolocate-button.tsx';
import { LocationDrill } from '../../features/places/location-menu/location-drill.tsx';
import { m } from '../../paraglide/messages.js';
import { useBeach } from '../../preferences/beach.tsx';
import section from '../../ui/section-head.module.css';

/** Offers a reader without a beach the list of locations, or the device's position. */
export function FindYourBeach({ className }: { readonly className?: string }) {
  const { chooseBeach } = useBeach();
  const navigate = useNavigate();
  return (
    <section className={className} aria-labelledby="find-title" data-screen-only>
      <header className={section.head}>
        <h2 id="find-title">{m.home_find_your_beach()}</h2>
        <GeolocateButton
          onFound={(nearest) => {
            chooseBeach(nearest);
            void navigate({ to: '/forecast/$fcstId', params: { fcstId: nearest.slug } });
          }}
        />
      </header>
      <LocationDrill
        chosenSlug={undefined}
        onChoose={({ slug, location_name }) => chooseBeach({ slug, name: location_name })}
      />
    </section>
  );
}
