import { m } from '../../../paraglide/later.js';
import { product } from '../../../product.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DownloadIcon } from '../../../ui/icons/actions.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import styles from '../account.module.css';
import { inGroups, recoveryText } from './model.ts';
import own from './security.module.css';

interface Props {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ email, codes, onDone }: Props) {
  const text = recoveryText(codes, { product, email });
  const save = () =>
    saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${product.toLowerCase()}-recovery-codes.txt`);
  return (
    <div className={styles.steps}>
      <p>{m.security_codes_lead()}</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{inGroups(code, '-')}</code>
          </li>
        ))}
      </ul>
      <div className={own.beside}>
        <CopyButton text={text}>{m.security_codes_copy()}</CopyButton>
        <Button onClick={save}>
          <DownloadIcon />
          {m.security_codes_save()}
        </Button>
      </div>
      <Button variant="strong" onClick={onDone}>
        {m.security_codes_kept()}
      </Button>
    </div>
  );
}
