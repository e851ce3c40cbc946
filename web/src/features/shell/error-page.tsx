import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import button from '../../ui/button.module.css';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import styles from './error-page.module.css';

interface Props {
  readonly status: number;
  readonly message: string;
  /** What may help instead. */
  readonly children?: ReactNode;
}

/** The page for what is not there (404) and for what went wrong: status, sentence, two ways on. */
export function ErrorPage({ status, message, children }: Props) {
  const heading = status === 404 ? messages.errors.notFound : messages.errors.occurred;
  useDocumentHead(`${heading} · ${messages.product}`, message);
  return (
    <main id="content" className={styles.page}>
      <p className={styles.status}>{status}</p>
      <h1>{heading}</h1>
      <p className={styles.message}>{message}</p>
      <p className={styles.ways}>
        <Link to="/" className={button.button}>
          {messages.errors.home}
        </Link>
        <a href="/about#contact">{messages.errors.contact}</a>
      </p>
      {children && <div className={styles.instead}>{children}</div>}
    </main>
  );
}
