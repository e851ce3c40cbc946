import { Link } from '@tanstack/react-router';
import { messages } from '../messages.ts';
import { useBeach } from '../preferences/beach.tsx';
import { ForwardIcon } from '../ui/icons.tsx';
import { useDocumentHead } from '../ui/use-document-head.ts';
import { FindYourBeach } from './find-your-beach.tsx';
import styles from './home-page.module.css';

const words = messages.home;

export function HomePage() {
  const { beach } = useBeach();
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
      <FindYourBeach className={styles.find} />
    </main>
  );
}
