import { imagePath, type PostContent, type PostText, thumbPath } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Picture } from '../editor/toolbar.tsx';
import { labelsQuery } from '../queries.ts';
import { roleNumber } from '../shell/role-number.ts';
import { typedSlug } from '../typed-slug.ts';
import type { Lang } from '../writing/content.ts';
import styles from './post-settings.module.css';
import { TagField } from './tag-field.tsx';

interface Props {
  readonly content: PostContent;
  /** The current address of the post. */
  readonly slugNow: string;
  readonly lang: Lang;
  readonly text: PostText;
  readonly isReadOnly: boolean;
  readonly pickPicture: (() => Promise<Picture | undefined>) | undefined;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<PostContent>) => void;
  readonly onChangeText: (part: Partial<PostText>) => void;
}

/** The settings of a post: everything besides its text. */
export function PostSettings({
  content,
  slugNow,
  lang,
  text,
  isReadOnly,
  pickPicture,
  errorAt,
  onChange,
  onChangeText,
}: Props) {
  const { user } = useSession();
  const topics = useQuery(labelsQuery('topics'));
  // The slug while it is typed; clearing the field makes the server derive the slug from the title again.
  const [slug, setSlug] = useState<string>();
  const choose = useRef<HTMLButtonElement>(null);
  const seo = (part: Partial<PostText['seo']>) => onChangeText({ seo: { ...text.seo, ...part } });
  const choosePicture = async () => {
    const picture = await pickPicture?.();
    if (!picture) return;
    onChange({ image: { id: picture.id } });
    if (text.imageAlt === '' && picture.alt) onChangeText({ imageAlt: picture.alt });
  };
  return (
    <fieldset disabled={isReadOnly} className={styles.settings}>
      <legend>{m.canvas_settings()}</legend>
      <Field label={m.canvas_summary()} hint={m.canvas_summary_hint()} error={errorAt(`texts.${lang}.summary`)}>
        {(control) => (
          <textarea
            {...control}
            lang={lang}
            maxLength={300}
            value={text.summary}
            onChange={({ target }) => onChangeText({ summary: target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <TextField
        label={m.canvas_slug()}
        hint={m.canvas_slug_hint()}
        error={errorAt('slug')}
        type="text"
        name="slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        placeholder={slugNow}
        value={slug ?? content.slug ?? ''}
        onChange={({ target }) => setSlug(typedSlug(target.value))}
        onBlur={() => {
          if (slug !== undefined) onChange({ slug: slug || undefined });
          setSlug(undefined);
        }}
      />
      <Select
        label={m.canvas_topic()}
        error={errorAt('topic')}
        options={[
          { value: '', text: m.canvas_topic_none() },
          ...(topics.data?.data ?? []).map(({ slug: value, names }) => ({
            value,
            text: names[language] ?? names.en ?? value,
          })),
        ]}
        value={content.topic ?? ''}
        onChoose={(topic) => onChange({ topic: topic || null })}
      />
      <TagField
        tags={content.tags}
        mayMake={roleNumber(user?.role ?? 'user') >= 2}
        error={errorAt('tags')}
        onChange={(tags) => onChange({ tags })}
      />
      <div className={styles.picture}>
        <p className={styles.label}>{m.canvas_featured_image()}</p>
        {content.image && <img src={thumbPath(imagePath(content.image.id))} alt={text.imageAlt} />}
        <div className={styles.ways}>
          {pickPicture && (
            <Button ref={choose} onClick={() => void choosePicture()} aria-haspopup="dialog">
              {content.image ? m.canvas_image_other() : m.canvas_image_choose()}
            </Button>
          )}
          {content.image && (
            <Button
              variant="quiet"
              onClick={() => {
                onChange({ image: null });
                choose.current?.focus();
              }}
            >
              {m.canvas_image_remove()}
            </Button>
          )}
        </div>
        {content.image && (
          <>
            <TextField
              label={m.canvas_image_alt()}
              hint={m.canvas_image_alt_hint()}
              error={errorAt(`texts.${lang}.imageAlt`)}
              type="text"
              name="imageAlt"
              lang={lang}
              maxLength={300}
              value={text.imageAlt}
              onChange={({ target }) => onChangeText({ imageAlt: target.value })}
            />
            <TextField
              label={m.canvas_image_caption()}
              error={errorAt(`texts.${lang}.imageCaption`)}
              type="text"
              name="imageCaption"
              lang={lang}
              maxLength={300}
              value={text.imageCaption}
              onChange={({ target }) => onChangeText({ imageCaption: target.value })}
            />
          </>
        )}
      </div>
      <Disclosure summary={m.canvas_seo()}>
        <div className={styles.more}>
          <TextField
            label={m.canvas_seo_title()}
            hint={m.canvas_seo_title_hint()}
            error={errorAt(`texts.${lang}.seo.title`)}
            type="text"
            name="seoTitle"
            lang={lang}
            maxLength={120}
            value={text.seo.title ?? ''}
            onChange={({ target }) => seo({ title: target.value })}
          />
          <TextField
            label={m.canvas_seo_description()}
            hint={m.canvas_seo_description_hint()}
            error={errorAt(`texts.${lang}.seo.description`)}
            type="text"
            name="seoDescription"
            lang={lang}
            maxLength={300}
            value={text.seo.description ?? ''}
            onChange={({ target }) => seo({ description: target.value })}
          />
          <TextField
            label={m.canvas_canonical()}
            hint={m.canvas_canonical_hint()}
            error={errorAt('canonicalLink')}
            type="url"
            name="canonicalLink"
            maxLength={400}
            value={content.canonicalLink ?? ''}
            onChange={({ target }) => onChange({ canonicalLink: target.value || null })}
          />
        </div>
      </Disclosure>
    </fieldset>
  );
}
