import type { PostText } from '@groundswell/contracts';
import { postSchema } from '@groundswell/posts';
import { type EditorState, EditorState as State } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { useToast } from '../../../ui/toast.tsx';
import { altFault } from './alt-faults.ts';
import { putPictures } from './arriving-pictures.ts';
import { NODE_VIEWS } from './node-views.ts';
import { editorPlugins } from './plugins.ts';
import styles from './post-editor.module.css';
import { type Beach, type Picture, Toolbar } from './toolbar.tsx';

type Document = PostText['document'];
/** Two sentences are read. */
const PICTURE_LEFT_MS = 8000;

interface Props {
  /** Where it begins; another one only counts with another `key`. */
  readonly document: Document;
  readonly onChange: (document: Document) => void;
  readonly lang: string;
  /** What is wrong with the text, a sentence. */
  readonly error?: string | undefined;
  /** What is wrong with its pictures that nobody described, a sentence. */
  readonly altError?: string | undefined;
  readonly isReadOnly?: boolean;
  /** Lets the writer choose a picture of the library, or upload one. */
  readonly pickPicture?: (() => Promise<Picture | undefined>) | undefined;
  /** Adds a file to the library; throws with a sentence where it is refused. */
  readonly takePicture: (file: File) => Promise<Picture>;
  /** Lets the writer find a beach, for its live forecast. */
  readonly pickBeach?: (() => Promise<Beach | undefined>) | undefined;
}

/** The text of a post, written as it will look. */
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
  // Its parent has the toolbar too.
  const focusTools = () => place.current?.parentElement?.querySelector('select')?.focus();
  const changed = useEffectEvent((next: EditorState) => onChange({ ...next.doc.toJSON(), type: 'doc' }));
  const put = useEffectEvent((editor: EditorView, at: number, files: readonly File[]) =>
    putPictures(editor, at, files, takePicture, ({ name: file }, error) => {
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
