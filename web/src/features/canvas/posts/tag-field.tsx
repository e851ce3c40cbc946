import { isNamedBy, nameWords, slugOf, TAGS_MAX } from '@groundswell/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { Autocomplete } from '../../../ui/autocomplete.tsx';
import { CloseIcon } from '../../../ui/icons/actions.tsx';
import { call, labelsQuery } from '../queries.ts';
import styles from './tag-field.module.css';

interface Props {
  readonly tags: readonly string[];
  /** Whether this writer may create tags. */
  readonly mayMake: boolean;
  readonly error: string | undefined;
  readonly onChange: (tags: string[]) => void;
}
interface Choice {
  readonly slug: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** The tags of a post, with a search; editors can also create a tag there. */
export function TagField({ tags, mayMake, error, onChange }: Props) {
  const client = useQueryClient();
  const { data } = useQuery(labelsQuery('tags'));
  const [query, setQuery] = useState('');
  const make = useMutation({
    mutationFn: ({ slug, name }: Choice) =>
      call('saveCanvasLabel', { params: { kind: 'tags', id: slug }, body: { names: { [language]: name } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: labelsQuery('tags').queryKey }),
  });
  const all = data?.data ?? [];
  const nameOf = (slug: string) => {
    const names = all.find((one) => one.slug === slug)?.names;
    return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? slug;
  };
  const choose = async (choice: Choice) => {
    setQuery('');
    if (choice.isNew) await make.mutateAsync(choice);
    if (!tags.includes(choice.slug)) onChange([...tags, choice.slug]);
  };
  const typed = query.trim();
  const slug = slugOf(typed);
  const found: Choice[] = all
    .map((one) => ({ slug: one.slug, name: nameOf(one.slug), isNew: false }))
    .filter((one) => !tags.includes(one.slug) && (typed === '' || isNamedBy(nameWords(typed), nameWords(one.name))))
    .slice(0, 8);
  const isThere = all.some((one) => one.slug === slug);
  const choices = mayMake && slug && !isThere ? [...found, { slug, name: typed, isNew: true }] : found;
  return (
    <div className={styles.tags}>
      <p className={styles.label}>{m.canvas_tags()}</p>
      {tags.length > 0 && (
        <ul>
          {tags.map((tag) => (
            <li key={tag}>
              {nameOf(tag)}
              <button
                type="button"
                aria-label={m.canvas_tag_remove({ name: nameOf(tag) })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < TAGS_MAX && (
        <Autocomplete
          name={m.canvas_tag_add()}
          placeholder={m.canvas_tag_add()}
          query={query}
          onQuery={setQuery}
          found={choices}
          idOf={(choice) => choice.slug}
          onChoose={(choice) => void choose(choice).catch(() => undefined)}
          nothing={m.canvas_tag_nothing()}
        >
          {({ name, isNew }) => (isNew ? m.canvas_tag_new({ name }) : name)}
        </Autocomplete>
      )}
      <p role="alert" className={styles.error}>
        {make.error?.message ?? error}
      </p>
    </div>
  );
}
