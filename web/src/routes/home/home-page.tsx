import type { HomeTodayReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { use, useState } from 'react';
import { forecastQuery } from '../../entities/beach/forecast-query.ts';
import { ConditionPatterns } from '../../entities/surf/condition-patterns.tsx';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { Interstitial } from '../../features/ads/interstitial.tsx';
import { formatChartSearch } from '../../features/charts/model/chart-link.ts';
import { BeachCard } from '../../features/home/card/beach-card.tsx';
import { FindCard } from '../../features/home/card/find-card.tsx';
import { Hero } from '../../features/home/hero/hero.tsx';
import { PhoneDrawing } from '../../features/home/phone-drawing.tsx';
import { PopularBeaches } from '../../features/home/popular-beaches.tsx';
import { homeTodayQuery } from '../../features/home/queries.ts';
import { RegionsStrip } from '../../features/home/regions-strip.tsx';
import { ServiceCards } from '../../features/home/service-cards.tsx';
import { StoreLinks } from '../../features/home/store-links.tsx';
import { stores } from '../../features/home/stores.ts';
import { GeolocateButton } from '../../features/places/geolocate/geolocate-button.tsx';
import { m } from '../../paraglide/messages.js';
import { useBeach } from '../../preferences/beach.tsx';
import { useUnits } from '../../preferences/units.tsx';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { distanceWords } from '../../ui/distance-words.ts';
import { DownloadIcon } from '../../ui/icons/actions.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import section from '../../ui/section-head.module.css';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { ShowWindow } from '../root/show-window.ts';
import { useHasPage } from '../root/use-has-page.ts';
import styles from './home-page.module.css';
import { MapStillPlace, PlayerPlace } from './map-still-place.tsx';
import { ReachPlace } from './reach-place.tsx';

/** The zoom at which the chart shows the sea off a beach with approaching swell. */
const CHART_ZOOM = 5;

const later = (part: string | undefined) => classList(styles.part, styles.later, part);

export function HomePage() {
  useReportShown();
  const { beach, chooseBeach } = useBeach();
  const { units } = useUnits();
  const show = use(ShowWindow);
  const hasPage = useHasPage();
  const [found, setFound] = useState<{ slug: string; distanceKm: number }>();
  const today = useQuery(homeTodayQuery(beach?.slug, units));
  const forecast = useQuery({ ...forecastQuery(beach?.slug ?? '', units), enabled: beach !== undefined });
  useDocumentHead(m.home_title({ product }), m.home_description());
  const unit = units === 2 ? 'm' : 'ft';

  const card = beach ? (
    <BeachCard
      beach={beach}
      away={found?.slug === beach.slug ? distanceWords(found.distanceKm, unit) : undefined}
      forecast={forecast.data?.kind === 'beach' ? forecast.data : undefined}
      failed={forecast.isError}
    />
  ) : (
    <FindCard
      onSearch={() => show('search')}
      locate={
        <GeolocateButton
          onFound={(nearest) => {
            setFound(nearest);
            chooseBeach(nearest);
          }}
        />
      }
    />
  );

  return (
    <main id="content">
      <ConditionPatterns />
      <Hero
        plate={today.data?.plate}
        picture={(playedAt) => <MapStillPlace today={today.data} playedAt={playedAt} />}
        player={(onAt) => <PlayerPlace plate={today.data?.plate} onAt={onAt} />}
        card={card}
        chartWay={hasPage('/maps') && <WayToChart at={today.data?.beach} />}
      />
      <div className={styles.page}>
        {beach && <ReachPlace today={today} beach={beach.name} unit={unit} />}
        <AdSlot />
        <Interstitial />
        <RegionsStrip regions={today.data?.regions} className={later(styles.regions)} />
        <PopularBeaches units={units} className={later(styles.popular)} />
        <ServiceCards className={later(styles.services)} />
        <section className={later(styles.app)} aria-labelledby="app-title">
          <header className={section.head}>
            <h2 id="app-title">{m.install_title({ product })}</h2>
          </header>
          <div className={styles.offer}>
            <p>{m.install_lead()}</p>
            <ul className={styles.ways}>
              <li>
                <Link to="/app" className={buttonClass()}>
                  <DownloadIcon />
                  {m.home_how_to_install()}
                </Link>
              </li>
              {stores.length > 0 && (
                <li className={styles.ways}>
                  <StoreLinks />
                </li>
              )}
            </ul>
            <PhoneDrawing className={styles.phone} />
          </div>
        </section>
      </div>
    </main>
  );
}

/** Links to the chart, centred on the reader's beach if there is one. */
function WayToChart({ at }: { readonly at: HomeTodayReply['beach'] | undefined }) {
  return (
    <Link
      to="/maps"
      search={at ? formatChartSearch({ lat: at.lat, lon: at.lon, zoom: CHART_ZOOM }, undefined) : {}}
      hash="wave"
      className={buttonClass('quiet')}
    >
      {m.home_open_chart()}
    </Link>
  );
}
