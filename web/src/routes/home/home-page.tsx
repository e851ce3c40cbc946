import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forecastQuery } from '../../entities/beach/forecast-query.ts';
import { PopularBeaches } from '../../features/home/popular-beaches.tsx';
import { ServiceCards } from '../../features/home/service-cards.tsx';
import { StoreLinks } from '../../features/home/store-links.tsx';
import { YourBeach } from '../../features/home/your-beach.tsx';
import { m } from '../../paraglide/messages.js';
import { useBeach } from '../../preferences/beach.tsx';
import { useUnits } from '../../preferences/units.tsx';
import { product } from '../../product.ts';
import { buttonClass } from '../../ui/button.tsx';
import section from '../../ui/section-head.module.css';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { FindYourBeach } from '../root/find-your-beach.tsx';
import { useHasPage } from '../root/use-has-page.ts';
import styles from './home-page.module.css';

export function HomePage() {
  const { beach } = useBeach();
  const { units } = useUnits();
  const { data } = useQuery({ ...forecastQuery(beach?.slug ?? '', units), enabled: beach !== undefined });
  const hasPage = useHasPage();
  useDocumentHead(m.home_title({ product }), m.home_description());

  return (
    <main id="content" className={styles.home}>
      <div className={styles.opening}>
        <h1>{m.home_headline()}</h1>
        <p>{m.home_lead()}</p>
        {beach && <YourBeach beach={beach} current={data?.kind === 'beach' ? data.current : undefined} />}
      </div>
      <FindYourBeach className={styles.find} />
      <PopularBeaches units={units} className={styles.popular} />
      <ServiceCards hasPage={hasPage} className={styles.services} />
      <section className={styles.app} aria-labelledby="app-title">
        <header className={section.head}>
          <h2 id="app-title">{m.install_title({ product })}</h2>
        </header>
        <div className={styles.offer}>
          <p>{m.install_lead()}</p>
          <div className={styles.ways}>
            <StoreLinks />
            <Link to="/app" className={buttonClass()}>
              {m.home_how_to_install()}
            </Link>
          </div>
        </div>
      </section>
    </main>
  );
}
