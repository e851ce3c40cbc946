import type { CanvasPost } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { DownIcon } from '../../../ui/icons/actions.tsx';
import { Menu, MenuItem, menuItemClass } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { call, postsKey } from '../queries.ts';
import { withWholeTexts } from '../writing/content.ts';
import type { WritingControls } from '../writing/use-writing.ts';
import { MissingDialog } from './missing-dialog.tsx';
import { requiredFault } from './missing-words.ts';
import styles from './post-actions.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { timeWords } from './words.ts';

type Goal = { readonly to: 'draft' | 'review' | 'published' | 'scheduled'; readonly publishAt?: string };
/** The dialog that is open, and the post as it was last saved. */
interface OpenDialog {
  readonly about: 'missing' | 'publishing' | 'time';
  readonly post: CanvasPost;
}
interface Props {
  readonly controls: WritingControls;
  /** Called after an action has succeeded or failed. */
  readonly onActed: () => void;
  /** Called when required fields are missing and the post cannot be published. */
  readonly onMissing: () => void;
}

/** The actions that this writer may take on the post; the server checks the permission again. */
export function PostActions({ controls, onActed, onMissing }: Props) {
  const { writing, save, whenSaved, refuse } = controls;
  const { post, state } = writing;
  const { may } = post;
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [busy, setBusy] = useState<string>();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();

  const showRefusal = (error: unknown) => {
    const after = refuse(error);
    if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) return;
    // The server answered 412, because another writer had saved. The changes merged without a clash, so no comparison
    // is shown.
    const isTakenIn = error.status === 412 && after.state !== 'conflict';
    showToast(isTakenIn ? m.canvas_changed_look() : error.message, { tone: 'error', ms: 6000 });
  };
  /** Saves, then runs the action on the saved post; errors appear at their fields. */
  const act = async (name: string, deed: (saved: CanvasPost) => Promise<void>) => {
    setBusy(name);
    try {
      await whenSaved(deed);
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(undefined);
      onActed();
    }
  };
  /** Runs the action only if the saved post is complete; else it lists the missing fields. */
  const actWhole = (name: string, deed: (saved: CanvasPost) => Promise<void>) =>
    act(name, async (saved) => (requiredFault(saved) ? setOpenDialog({ about: 'missing', post: saved }) : deed(saved)));
  // The dialog shows the post as saved, because the server may derive the post's slug from its title.
  const ask = (about: OpenDialog['about']) => void actWhole('ask', async (post) => setOpenDialog({ about, post }));
  const move = (goal: Goal, done: string) =>
    (goal.to === 'draft' ? act : actWhole)(goal.to, async ({ id, revision }) => {
      const moved = withWholeTexts(await call('moveCanvasPost', { params: { id }, body: goal, ifMatch: revision }));
      controls.move(moved);
      void client.invalidateQueries({ queryKey: postsKey });
      showToast(done);
    });
  const preview = () =>
    act('preview', async ({ id }) => {
      const { path, until } = await call('makePostPreview', { params: { id } });
      await navigator.clipboard?.writeText(new URL(path, location.href).href).catch(() => undefined);
      const sentence = m.canvas_preview_copied({ time: timeWords(until) });
      showToast(sentence, { action: { text: m.canvas_preview_open(), onChoose: () => open(path) } });
    });
  const remove = async () => {
    const { id } = post;
    try {
      // An undelete restores the last saved text; unsaved text stays on the device.
      const { revision } = (await save()) ?? post;
      const deleted = await call('deleteCanvasPost', { params: { id }, ifMatch: revision });
      void client.invalidateQueries({ queryKey: postsKey });
      await navigate({ to: '/canvas-ui/$section', params: { section: 'posts' } });
      const undo = async () => {
        await call('undeleteCanvasPost', { params: { id }, ifMatch: deleted.revision });
        void client.invalidateQueries({ queryKey: postsKey });
      };
      showToast(m.canvas_deleted(), {
        onUndo: () => void undo().catch(() => showToast(m.errors_occurred(), { tone: 'error' })),
      });
    } catch (error) {
      showRefusal(error);
    }
  };

  const bringBack = async () => {
    setBusy('undelete');
    const { id, revision } = post;
    try {
      controls.move(withWholeTexts(await call('undeleteCanvasPost', { params: { id }, ifMatch: revision })));
      void client.invalidateQueries({ queryKey: postsKey });
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(undefined);
      onActed();
    }
  };

  const isGone = post.state === 'deleted';
  const isDraft = post.state === 'draft' || post.revision === '';
  const isOut = post.state === 'published';
  const isBusy = busy !== undefined || state === 'conflict' || state === 'closed';
  return (
    <div className={styles.actions}>
      {post.revision !== '' && (
        <Menu
          face={
            <>
              {m.canvas_actions_more()}
              <DownIcon />
            </>
          }
        >
          {!isGone && <MenuItem onClick={() => void preview()}>{m.canvas_preview()}</MenuItem>}
          <Link
            role="menuitem"
            className={menuItemClass()}
            to="/canvas-ui/$section/$id/$view"
            params={{ section: 'posts', id: post.id, view: 'revisions' }}
          >
            {m.canvas_revisions()}
          </Link>
          {post.publishedAt !== null && (
            <Link
              role="menuitem"
              className={menuItemClass()}
              to="/canvas-ui/$section/$id/$view"
              params={{ section: 'posts', id: post.id, view: 'statistics' }}
            >
              {m.editing_statistics()}
            </Link>
          )}
          {isOut && (
            <a role="menuitem" className={menuItemClass()} href={`/blog/${post.user_id}/${post.slug}`}>
              {m.canvas_see_on_site()}
            </a>
          )}
          {!isDraft && (may.save || may.publish) && (
            <MenuItem onClick={() => void move({ to: 'draft' }, m.canvas_moved_draft())}>
              {m.canvas_to_draft()}
            </MenuItem>
          )}
          {may.delete && <MenuItem onClick={() => void remove()}>{m.canvas_delete()}</MenuItem>}
        </Menu>
      )}
      {isGone && (
        <Button variant="strong" busy={isBusy} onClick={() => void bringBack()}>
          {m.canvas_undelete()}
        </Button>
      )}
      {isDraft && !may.publish && (
        <Button variant="strong" busy={isBusy} onClick={() => void move({ to: 'review' }, m.canvas_moved_review())}>
          {m.canvas_submit()}
        </Button>
      )}
      {may.publish && !isOut && (
        <Button busy={isBusy} aria-haspopup="dialog" onClick={() => ask('time')}>
          {m.canvas_schedule()}
        </Button>
      )}
      {may.publish && (!isOut || post.hasChanges || state !== 'saved') && (
        <Button variant="strong" busy={isBusy} aria-haspopup="dialog" onClick={() => ask('publishing')}>
          {isOut ? m.canvas_publish_changes() : m.canvas_publish()}
        </Button>
      )}
      {openDialog?.about === 'missing' && (
        <MissingDialog
          post={openDialog.post}
          onClose={() => {
            setOpenDialog(undefined);
            onMissing();
          }}
        />
      )}
      {openDialog?.about === 'publishing' && (
        <PublishDialog
          post={openDialog.post}
          onClose={() => setOpenDialog(undefined)}
          onPublish={() => void move({ to: 'published' }, m.canvas_moved_published())}
        />
      )}
      {openDialog?.about === 'time' && (
        <ScheduleDialog
          post={openDialog.post}
          onClose={() => setOpenDialog(undefined)}
          onChoose={(publishAt) => void move({ to: 'scheduled', publishAt }, m.canvas_moved_scheduled())}
        />
      )}
    </div>
  );
}
