import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forecastQuery } from '../features/forecast/queries.ts';
import { GeolocateButton } from '../features/geolocate/geolocate-button.tsx';
import { LocationDialog } from '../features/location-menu/location-dialog.tsx';
import { Banners } from '../features/shell/banners.tsx';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { Progress } from '../features/shell/progress.tsx';
import { UnitsToggle } from '../features/units/units-toggle.tsx';
import { m } from '../paraglide/messages.js';
import { useBeach } from '../preferences/beach.tsx';
import { useUnits } from '../preferences/units.tsx';
import styles from './root-page.module.css';

/** What every page stands in: header, banners, footer, and the location menu over it. */
export function RootPage() {
  const { beach, chooseBeach } = useBeach();
  const shown = useShownBeach();
  const navigate = useNavigate();
  const [menuOpen, setMenuOpen] = useState(false);

  return (
    <>
      <a className={styles.skip} href="#content">
        {m.shell_skip_to_content()}
      </a>
      <Header
        location={shown ?? beach}
        onSelectLocation={() => setMenuOpen(true)}
        forecastSlug={shown?.slug ?? beach?.slug}
      >
        {shown && <UnitsToggle />}
      </Header>
      <Progress />
      <Banners />
      <Outlet />
      <Footer />
      {menuOpen && (
        <LocationDialog
          chosenSlug={shown?.slug ?? beach?.slug}
          onClose={() => setMenuOpen(false)}
          onChoose={({ slug, location_name }) => {
            chooseBeach({ slug, name: location_name });
            setMenuOpen(false);
          }}
        >
          <div className={styles.locate}>
            <GeolocateButton
              onFound={(nearest) => {
                chooseBeach(nearest);
                setMenuOpen(false);
                void navigate({ to: '/forecast/$fcstId', params: { fcstId: nearest.slug } });
              }}
            />
          </div>
        </LocationDialog>
      )}
    </>
  );
}

/** The beach that the page is about; its name comes with its forecast. */
function useShownBeach() {
  const slug = useMatch({ from: '/forecast/$fcstId', shouldThrow: false })?.params.fcstId;
  const { units } = useUnits();
  const { beach } = useBeach();
  const { data } = useQuery({ ...forecastQuery(slug ?? '', units), enabled: false });
  if (slug === undefined) return undefined;
  const name = data?.name ?? (beach?.slug === slug ? beach.name : undefined);
  return name === undefined ? undefined : { slug, name, within: data?.place.at(-1)?.name };
}
