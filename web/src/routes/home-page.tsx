import { Link, useNavigate } from '@tanstack/react-router';
import { GeolocateButton } from '../features/geolocate/geolocate-button.tsx';
import { LocationDrill } from '../features/location-menu/location-drill.tsx';
import { messages } from '../messages.ts';
import { useBeach } from '../preferences/beach.tsx';
import { ForwardIcon } from '../ui/icons.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';
import styles from './home-page.module.css';

const words = messages.home;

export function HomePage() {
  const { beach, chooseBeach } = useBeach();
  const navigate = useNavigate();
  useDocumentHead(words.title, words.description);

  return (
    <main id="content" className={styles.home}>
      <div className={styles.opening}>
        <h1>{words.headline}</h1>
        <p>{words.lead}</p>
        {beach && (
          <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={styles.yours}>
            <span>
              <small>{words.yourBeach}</small>
              {beach.name}
            </span>
            <ForwardIcon />
          </Link>
        )}
      </div>
      <section className={styles.find} aria-labelledby="find-title">
        <header>
          <h2 id="find-title">{words.findYourBeach}</h2>
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
    </main>
  );
}
