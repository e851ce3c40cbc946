import { postSchema } from '@groundswell/posts';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { m } from '../../../paraglide/canvas.js';
import { classList } from '../../../ui/class-list.ts';
import styles from './node-views.module.css';
import type { Picture } from './toolbar.tsx';

type Step = { readonly begins: object; readonly at: number } | { readonly ends: object };

/** The placeholders of pictures that are uploading; a transaction changes them through a `Step`. */
const placeholdersKey = new PluginKey<DecorationSet>('arriving');

/** Keeps the placeholders of uploading pictures at their positions while the writer edits the text. */
export function uploadPlaceholders(): Plugin {
  return new Plugin<DecorationSet>({
    key: placeholdersKey,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const places = before.map(transaction.mapping, transaction.doc);
        const step: Step | undefined = transaction.getMeta(placeholdersKey);
        if (!step) return places;
        if ('ends' in step) return places.remove(findPlace(places, step.ends));
        // With `side: 1`, content inserted at the same position comes before the placeholder.
        return places.add(transaction.doc, [Decoration.widget(step.at, sign, { side: 1, of: step.begins })]);
      },
    },
    props: { decorations: (state) => placeholdersKey.getState(state) },
  });
}

/**
 * Uploads files and inserts them as pictures. If the writer edits the text during an upload, the insertion position
 * moves with the text. `take` uploads a file to the library, or throws. `onFault` is called for each picture that is
 * not inserted, even if the editor has been closed.
 */
export async function insertPictures(
  view: EditorView,
  at: number,
  files: readonly File[],
  take: (file: File) => Promise<Picture>,
  onFault: (file: File, error: unknown) => void,
): Promise<void> {
  const place = {};
  const step = (meta: Step) => view.dispatch(view.state.tr.setMeta(placeholdersKey, meta));
  step({ begins: place, at });
  for (const file of files)
    try {
      const { src, width, height, alt } = await take(file);
      if (view.isDestroyed) throw new Error(m.canvas_picture_late());
      const { selection, tr } = view.state;
      const [placeholder] = findPlace(placeholdersKey.getState(view.state), place);
      const pos = placeholder?.from ?? selection.to;
      view.dispatch(
        tr.replaceRangeWith(pos, pos, postSchema.nodes.image.create({ src, width, height, alt, caption: '' })),
      );
    } catch (error) {
      onFault(file, error);
    }
  if (!view.isDestroyed) step({ ends: place });
}

function findPlace(places: DecorationSet | undefined, place: object): Decoration[] {
  return places?.find(undefined, undefined, (spec) => spec.of === place) ?? [];
}

function sign(): HTMLElement {
  const shown = document.createElement('span');
  shown.className = classList(styles.block, styles.arriving);
  shown.setAttribute('role', 'status');
  shown.append(m.editing_sending());
  return shown;
}
