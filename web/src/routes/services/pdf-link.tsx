import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';
import styles from './pdf-link.module.css';

interface Props {
  readonly href: string;
  /** What the paper is for. */
  readonly note: string;
}

/** The way to a paper: a PDF, which the browser shows or keeps. */
export function PdfLink({ href, note }: Props) {
  return (
    <p className={styles.paper}>
      <a href={href} type="application/pdf" className={buttonClass()}>
        <DownloadIcon />
        {m.services_pdf()}
      </a>
      <span>{note}</span>
    </p>
  );
}
