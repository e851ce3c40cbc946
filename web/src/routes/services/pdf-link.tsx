import { m } from '../../paraglide/later.js';
import { buttonClass } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons/actions.tsx';
import styles from './pdf-link.module.css';

interface Props {
  readonly href: string;
  /** The purpose of the document. */
  readonly note: string;
}

/** Links to a PDF document, which the browser shows or saves. */
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
