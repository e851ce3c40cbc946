import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { useToast } from '../../ui/toast.tsx';
import styles from './account.module.css';
import type { AccountView } from './model.ts';
import { saveFile } from './save-file.ts';

interface Props {
  readonly onShow: (view: AccountView) => void;
  readonly onSignOut: () => void;
}

/** Shows the rarely used actions of an account, such as signing out. */
export function AccountActions({ onShow, onSignOut }: Props) {
  const showToast = useToast();
  const withToast = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) =>
      showToast(error instanceof Error ? error.message : String(error), { tone: 'error' }),
    );
  };
  const download = async () => saveFile('account', await request('exportAccount'));
  return (
    <section className={styles.part}>
      <h3>{m.account_account()}</h3>
      <div className={classList(styles.ways, styles.menu)}>
        <Button onClick={() => onShow('surfs')}>{m.surfs_title()}</Button>
        <Button onClick={() => onShow('security')}>{m.account_security()}</Button>
        <Button onClick={() => onShow('keys')}>{m.developers_own_title()}</Button>
        <Button onClick={() => onShow('change-email')}>{m.account_change_email()}</Button>
        <Button onClick={withToast(download)}>{m.account_export()}</Button>
        <Button onClick={onSignOut}>{m.account_sign_out()}</Button>
        <Button variant="danger" onClick={() => onShow('delete')}>
          {m.account_delete()}
        </Button>
      </div>
    </section>
  );
}
