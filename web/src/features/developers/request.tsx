import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/icons/actions.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './developers.module.css';
import { curlLine } from './model.ts';

interface Props {
  readonly path: string;
  readonly hasKey: boolean;
}

/** The request as it is sent, and the same for a terminal. */
export function Request({ path, hasKey }: Props) {
  const showToast = useToast();
  const site = typeof location === 'undefined' ? '' : location.origin;
  const curl = curlLine(`${site}${path}`, hasKey);
  const copy = () =>
    navigator.clipboard.writeText(curl).then(
      () => showToast(m.security_copied()),
      () => showToast(m.security_copy_failed(), { tone: 'error' }),
    );
  return (
    <section>
      <h3>{m.developers_request()}</h3>
      <pre className={styles.line}>
        {`GET ${path}`}
        {hasKey && '\nAuthorization: Bearer gsw_…'}
      </pre>
      <pre className={styles.line}>{curl}</pre>
      <Button onClick={() => void copy()}>
        <CopyIcon />
        {m.developers_copy_curl()}
      </Button>
    </section>
  );
}
