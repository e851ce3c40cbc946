import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { useBeach } from '../preferences/beach.tsx';
import { product } from '../product.ts';
import { ForwardIcon } from '../ui/icons/actions.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';
import { FindYourBeach } from './find-your-beach.tsx';
import styles from './home-page.module.css';

export function HomePage() {
  const { beach } = useBeach();
  useDocumentHead(m.home_title({ product }), m.home_description());

  return (
    <main id="content" className={styles.home}>
      <div className={styles.opening}>
        <h1>{m.home_headline()}</h1>
        <p>{m.home_lead()}</p>
        {beach && (
          <Link to="/forecast/$fcstId" params={{ fcstId: beach.slug }} className={styles.yours}>
            <span>
              <small>{m.home_your_beach()}</small>
              {beach.name}
            </span>
            <ForwardIcon />
          </Link>
        )}
      </div>
      <FindYourBeach className={styles.find} />
    </main>
  );
}
