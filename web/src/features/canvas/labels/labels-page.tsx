import { type CanvasLabel, type LabelKind, slugOf } from '@groundswell/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { LANGUAGES } from '../../../preferences/language-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { call, labelsQuery } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import rows from '../shell/rows.module.css';
import { confirmLeave } from '../shell/use-leave-confirm.ts';
import { typedSlug } from '../typed-slug.ts';

interface Props {
  readonly kind: LabelKind;
  readonly role: number;
}

/** The list of tags or topics; editors can create, rename and delete them. */
export function LabelsPage({ kind, role }: Props) {
  const labels = useQuery(labelsQuery(kind));
  const [edited, setEdited] = useState<CanvasLabel | 'new'>();
  const mayEdit = role >= 2;
  const isTags = kind === 'tags';
  return (
    <AdminPage
      title={isTags ? m.canvas_tags() : m.canvas_topics()}
      lead={isTags ? m.canvas_tags_lead() : m.canvas_topics_lead()}
      actions={
        mayEdit && (
          <Button variant="strong" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {isTags ? m.canvas_new_tag() : m.canvas_new_topic()}
          </Button>
        )
      }
    >
      <Loaded query={labels} fault={m.canvas_labels_failed()} bones={<Skeleton lines={8} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={rows.none}>{m.canvas_labels_none()}</p>
          ) : (
            <ul className={rows.list}>
              {data.map((label) => (
                <li key={label.id}>
                  <div>
                    <b>{nameOf(label)}</b>
                    <p>
                      {label.slug} · {m.canvas_posts_count({ count: label.posts_count })}
                    </p>
                  </div>
                  {mayEdit && (
                    <Button
                      aria-haspopup="dialog"
                      aria-label={m.canvas_edit_of({ name: nameOf(label) })}
                      onClick={() => setEdited(label)}
                    >
                      {m.canvas_edit()}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <LabelDialog kind={kind} label={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </AdminPage>
  );
}

function LabelDialog({
  kind,
  label,
  onClose,
}: {
  readonly kind: LabelKind;
  readonly label: CanvasLabel | undefined;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const showToast = useToast();
  const [names, setNames] = useState<CanvasLabel['names']>(label?.names ?? {});
  const [slug, setSlug] = useState('');
  const id = label?.id ?? (slug || slugOf(names.en ?? Object.values(names).find(Boolean) ?? ''));
  const done = (sentence: string) => {
    void client.invalidateQueries({ queryKey: labelsQuery(kind).queryKey });
    showToast(sentence);
    onClose();
  };
  const save = useMutation({
    mutationFn: () => {
      const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name?.trim()));
      return call('saveCanvasLabel', { params: { kind, id }, body: { names: given } });
    },
    onSuccess: () => done(m.canvas_kept()),
  });
  const remove = useMutation({
    mutationFn: () => call('deleteCanvasLabel', { params: { kind, id } }),
    onSuccess: () => done(m.canvas_label_deleted()),
  });
  const error = save.error ?? remove.error;
  const errorAt = (field: string) => (error instanceof ApiError ? error.fields[field]?.[0] : undefined);
  const isTyped = slug !== '' || LANGUAGES.some(({ value }) => (names[value] ?? '') !== (label?.names[value] ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      title={label ? nameOf(label) : kind === 'tags' ? m.canvas_new_tag() : m.canvas_new_topic()}
      width="narrow"
      onClose={onClose}
      mayClose={confirmLeave(isTyped)}
    >
      <form onSubmit={submit} className={rows.form} noValidate>
        {LANGUAGES.map(({ value, text }) => (
          <TextField
            key={value}
            label={m.canvas_name_in({ language: text })}
            error={value === 'en' ? errorAt('names') : errorAt(`names.${value}`)}
            type="text"
            name={`name-${value}`}
            lang={value}
            autoComplete="off"
            maxLength={40}
            value={names[value] ?? ''}
            onChange={({ target }) => setNames({ ...names, [value]: target.value })}
          />
        ))}
        {!label && (
          <TextField
            label={m.canvas_slug()}
            hint={m.canvas_label_slug_hint()}
            error={errorAt('id') ?? errorAt('slug')}
            type="text"
            name="slug"
            autoComplete="off"
            maxLength={80}
            placeholder={id}
            value={slug}
            onChange={({ target }) => setSlug(typedSlug(target.value))}
          />
        )}
        <Fault>{error?.message}</Fault>
        <div className={rows.ways}>
          <Button type="submit" variant="strong" busy={save.isPending}>
            {m.canvas_save()}
          </Button>
          {label && (
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {m.canvas_delete()}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function nameOf({ names, slug }: CanvasLabel): string {
  return names[language] ?? names.en ?? Object.values(names).find(Boolean) ?? slug;
}
