import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import styles from './error-page.module.css';

interface Props {
  readonly status: number;
  readonly message: string;
  readonly onContact: () => void;
  /** The suggested beaches and areas for an unknown address. */
  readonly children?: ReactNode;
}

/** Shows the page for a missing address (404) and for errors: status, sentence, links. */
export function ErrorPage({ status, message, onContact, children }: Props) {
  const heading = status === 404 ? m.errors_not_found() : m.errors_occurred();
  useDocumentHead(`${heading} · ${product}`, message);
  return (
    <main id="content" className={styles.page}>
      <p className={styles.status}>{status}</p>
      <h1>{heading}</h1>
      <p className={styles.message}>{message}</p>
      <p className={styles.ways}>
        <Link to="/" className={buttonClass()}>
          {m.errors_home()}
        </Link>
        {status !== 404 && <Button onClick={() => location.reload()}>{m.errors_reload()}</Button>}
        <Button variant="quiet" onClick={onContact} aria-haspopup="dialog">
          {m.errors_contact()}
        </Button>
      </p>
      {children && <div className={styles.instead}>{children}</div>}
    </main>
  );
}
