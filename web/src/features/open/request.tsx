import { m } from '../../paraglide/later.js';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import styles from './developers.module.css';
import { curlLine } from './model.ts';

interface Props {
  readonly path: string;
  readonly hasKey: boolean;
}

/** Shows the request as it is sent, and as a curl command. */
export function Request({ path, hasKey }: Props) {
  // The build does not know the site's origin.
  const site = useAfterPaint() ? location.origin : '';
  const curl = curlLine(`${site}${path}`, hasKey);
  return (
    <section>
      <h3>{m.developers_request()}</h3>
      <pre className={styles.line}>
        {`GET ${path}`}
        {hasKey && '\nAuthorization: Bearer gsw_…'}
      </pre>
      <pre className={styles.line}>{curl}</pre>
      <CopyButton text={curl}>{m.developers_copy_curl()}</CopyButton>
    </section>
  );
}
