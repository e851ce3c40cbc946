import { Dialog } from '../../ui/dialog.tsx';
import { BeachSearch } from './beach-search.tsx';
import styles from './search-dialog.module.css';
import type { Findable } from './search-index.ts';
import { useFieldFirst } from './use-field-first.ts';

interface Props {
  readonly title: string;
  /** The label of the field. */
  readonly name: string;
  readonly hint: string;
  readonly onChoose: (chosen: Findable) => void;
  readonly onClose: () => void;
}

/** Shows a dialog that finds a beach by a few letters. */
export function BeachDialog({ title, name, hint, onChoose, onClose }: Props) {
  const body = useFieldFirst();

  return (
    <Dialog title={title} onClose={onClose}>
      <div ref={body} className={styles.search}>
        <BeachSearch name={name} placeholder={name} hint={hint} beachesAlone onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
