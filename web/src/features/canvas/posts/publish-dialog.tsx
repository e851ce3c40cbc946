import type { CanvasPost } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Advised } from './missing-dialog.tsx';
import styles from './publish-dialog.module.css';
import { LANGS } from './words.ts';

interface Props {
  /** The post as it was last saved. */
  readonly post: CanvasPost;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** The confirmation before publishing: the address, and the languages with their titles. */
export function PublishDialog({ post, onPublish, onClose }: Props) {
  const { state, user_id, slug, texts } = post;
  const isOut = state === 'published';
  const verb = isOut ? m.canvas_publish_changes() : m.canvas_publish();
  return (
    <Dialog title={verb} width="narrow" onClose={onClose}>
      <form method="dialog" className={styles.form}>
        <p>{isOut ? m.canvas_publish_changes_lead() : m.canvas_publish_lead()}</p>
        <p className={styles.address}>{`${location.host}/blog/${user_id}/${slug}`}</p>
        <ul className={styles.texts}>
          {LANGS.filter(({ value }) => texts[value]).map(({ value, text: name }) => (
            <li key={value}>
              <b>{name}</b>
              <span lang={value}>{texts[value]?.title || m.canvas_untitled()}</span>
            </li>
          ))}
        </ul>
        <Advised post={post} />
        <p className={styles.ways}>
          <Button type="submit" variant="strong" onClick={onPublish}>
            {verb}
          </Button>
          <Button type="submit">{m.ui_cancel()}</Button>
        </p>
      </form>
    </Dialog>
  );
}
