import type { PostText } from '@groundswell/contracts';
import { postSchema } from '@groundswell/posts';
import { type EditorState, EditorState as State } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { useToast } from '../../../ui/toast.tsx';
import { altFault } from './alt-faults.ts';
import { NODE_VIEWS } from './node-views.ts';
import { editorPlugins } from './plugins.ts';
import styles from './post-editor.module.css';
import { type Beach, type Picture, Toolbar } from './toolbar.tsx';
import { insertPictures } from './upload-placeholders.ts';

type Document = PostText['document'];
/** The display time of the notice that pictures were removed from a paste, long enough to read two sentences. */
const PICTURE_LEFT_MS = 8000;

interface Props {
  /** The initial document; a change has an effect only with a new `key`. */
  readonly document: Document;
  readonly onChange: (document: Document) => void;
  readonly lang: string;
  /** The error message about the text as a whole. */
  readonly error?: string | undefined;
  /** The error message about pictures without alt text. */
  readonly altError?: string | undefined;
  readonly isReadOnly?: boolean;
  /** Opens the picture library; resolves to the chosen or uploaded picture. */
  readonly pickPicture?: (() => Promise<Picture | undefined>) | undefined;
  /** Adds a file to the library; rejects with a readable message. */
  readonly takePicture: (file: File) => Promise<Picture>;
  /** Opens the beach search; the chosen beach becomes a live forecast block. */
  readonly pickBeach?: (() => Promise<Beach | undefined>) | undefined;
}

/** The editor of a post's text, styled like the published post. */
export function PostEditor({
  document,
  onChange,
  lang,
  error,
  altError,
  isReadOnly = false,
  pickPicture,
  takePicture,
  pickBeach,
}: Props) {
  const showToast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  const id = useId();
  // The common parent element holds the text and the toolbar.
  const focusTools = () => place.current?.parentElement?.querySelector('select')?.focus();
  const changed = useEffectEvent((next: EditorState) => onChange({ ...next.doc.toJSON(), type: 'doc' }));
  const put = useEffectEvent((editor: EditorView, at: number, files: readonly File[]) =>
    insertPictures(editor, at, files, takePicture, ({ name: file }, error) => {
      const why = error instanceof Error ? error.message : m.editing_not_saved();
      showToast(m.canvas_picture_not_put({ file, why }), { tone: 'error', ms: PICTURE_LEFT_MS });
    }),
  );
  const begin = useEffectEvent((mount: HTMLElement) => {
    const editor: EditorView = new EditorView(
      { mount },
      {
        state: State.create({
          doc: postSchema.nodeFromJSON(document),
          plugins: editorPlugins({
            onLink: () => setLinking(true),
            onTools: focusTools,
            onFiles: (...arrived) => void put(...arrived),
            onPictureLeft: () => showToast(m.canvas_picture_left(), { ms: PICTURE_LEFT_MS }),
          }),
        }),
        nodeViews: NODE_VIEWS,
        editable: () => !isReadOnly,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': m.canvas_text(),
          'aria-describedby': `${id}keys ${id}error`,
          lang,
        },
        dispatchTransaction(transaction) {
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          if (transaction.docChanged) changed(next);
        },
      },
    );
    return editor;
  });
  useEffect(() => {
    if (!place.current) return;
    const editor = begin(place.current);
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = undefined;
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const { current: editor } = view;
    if (editor && altFault.getState(editor.state) !== altError)
      editor.dispatch(editor.state.tr.setMeta(altFault, { sentence: altError }));
  }, [altError]);

  return (
    <div className={styles.editor} data-faulty={error ? '' : undefined}>
      {state && view.current && !isReadOnly && (
        <Toolbar
          state={state}
          view={view.current}
          controls={`${id}text`}
          isLinking={isLinking}
          onLinking={setLinking}
          pickPicture={pickPicture}
          pickBeach={pickBeach}
        />
      )}
      <div id={`${id}text`} ref={place} className={styles.text} aria-invalid={error ? true : undefined} />
      <p id={`${id}keys`} className={styles.keys}>
        {!isReadOnly && m.canvas_editor_keys()}
      </p>
      <p id={`${id}error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
