import type { CanvasPost, PostContent, PostText } from '@groundswell/contracts';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { product } from '../../../product.ts';
import { Fault } from '../../../ui/fault.tsx';
import { Field } from '../../../ui/field.tsx';
import { Spoken } from '../../../ui/spoken.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useDocumentHead } from '../../../ui/use-document-head.ts';
import { PostEditor } from '../editor/post-editor.tsx';
import type { Beach } from '../editor/toolbar.tsx';
import { type Lang, NEW_TEXT, titleOf } from '../writing/content.ts';
import { useWriting } from '../writing/use-writing.ts';
import type { FoundDraft } from '../writing/writing.ts';
import { AsideNotice } from './aside-notice.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { requiredFault } from './missing-words.ts';
import { PostActions } from './post-actions.tsx';
import styles from './post-desk.module.css';
import { PostSettings } from './post-settings.tsx';
import { useFocusOnFault } from './use-focus-on-fault.ts';
import { usePicturePicker } from './use-picture-picker.tsx';
import { LANGS, saveWords, stateWords } from './words.ts';

interface Props {
  readonly userId: string;
  readonly post: CanvasPost;
  /** The drafts that closed tabs left on this device, the newest first. */
  readonly kept: readonly FoundDraft[];
  readonly pickBeach: () => Promise<Beach | undefined>;
}

/** The page on which a post is written: title and text, with the settings beside them. */
export function PostDesk({ userId, post: first, kept, pickBeach }: Props) {
  const controls = useWriting(userId, first, kept);
  const { writing, write } = controls;
  const { pick, take, dialog } = usePicturePicker();
  const { post, content, state } = writing;
  // True after a publish attempt with missing required fields; each field then shows its error until it is filled.
  const [isFilling, setFilling] = useState(false);
  const fault = writing.fault ?? (isFilling ? requiredFault(post) : undefined);
  const [lang, setLang] = useState<Lang>(() => LANGS.find((one) => content.texts[one.value])?.value ?? 'en');
  const text = content.texts[lang] ?? NEW_TEXT;
  const desk = useRef<HTMLDivElement>(null);
  const seekFault = useFocusOnFault(desk, fault, lang, setLang);
  const isNew = post.revision === '';
  const mayWrite = post.may.save || isNew;
  const change = (part: Partial<PostContent>) => write({ ...content, ...part });
  const changeText = (part: Partial<PostText>) =>
    write({ ...content, texts: { ...content.texts, [lang]: { ...text, ...part } } });
  const errorAt = (field: string) => fault?.fields[field]?.[0];
  useDocumentHead(
    `${titleOf(content) || m.canvas_untitled()} · ${product} ${m.canvas_title()}`,
    m.canvas_description({ product }),
  );

  return (
    <>
      <header className={styles.head}>
        <h1>
          <Spoken>{titleOf(content) || m.canvas_untitled()}</Spoken>
          <span className={styles.state} data-state={post.state}>
            {stateWords(post)}
          </span>
        </h1>
        <p role="status" className={styles.saved} data-state={state}>
          {saveWords(writing, controls.isKept)}
        </p>
        <PostActions
          controls={controls}
          onActed={seekFault}
          onMissing={() => {
            setFilling(true);
            seekFault();
          }}
        />
      </header>
      <Fault>
        {fault &&
          !Object.keys(fault.fields).some((field) => field.startsWith('texts') || field === 'slug') &&
          fault.message}
      </Fault>
      {writing.conflict && <ConflictNotice writing={writing} onResolve={controls.resolve} />}
      {writing.closed && <ClosedNotice why={writing.closed} onKeep={controls.saveAsNewDraft} />}
      {writing.aside && (
        <AsideNotice isFound={controls.isAsideFound} onPutBack={controls.putBack} onLetGo={controls.letGo} />
      )}
      <div ref={desk} className={styles.desk}>
        <div className={styles.paper}>
          <ToggleGroup
            name={m.canvas_post_language()}
            options={LANGS.map(({ value, text: name }) => ({
              value,
              text: content.texts[value] ? name : `+ ${name}`,
            }))}
            value={lang}
            onChoose={setLang}
          />
          <Field label={m.canvas_post_title()} error={errorAt(`texts.${lang}.title`)}>
            {(control) => (
              <textarea
                {...control}
                className={`${control.className} ${styles.title}`}
                rows={1}
                lang={lang}
                readOnly={!mayWrite}
                value={text.title}
                // A title is one line, although it may wrap.
                onChange={({ target }) => changeText({ title: target.value.replaceAll('\n', ' ') })}
              />
            )}
          </Field>
          <PostEditor
            key={`${lang} ${writing.round} ${mayWrite}`}
            document={text.document}
            lang={lang}
            error={errorAt(`texts.${lang}.document`)}
            altError={errorAt(`texts.${lang}.document.alt`)}
            isReadOnly={!mayWrite}
            pickPicture={pick}
            takePicture={take}
            pickBeach={pickBeach}
            onChange={(document) => changeText({ document })}
          />
        </div>
        <PostSettings
          content={content}
          slugNow={post.slug === post.id ? '' : post.slug}
          lang={lang}
          text={text}
          isReadOnly={!mayWrite}
          pickPicture={pick}
          errorAt={errorAt}
          onChange={change}
          onChangeText={changeText}
        />
      </div>
      {dialog}
    </>
  );
}
