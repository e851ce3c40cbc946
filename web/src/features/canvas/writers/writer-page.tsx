import { imagePath, thumbPath, type WriterReply } from '@groundswell/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { LANGUAGES } from '../../../preferences/language-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePicturePicker } from '../posts/use-picture-picker.tsx';
import { call, ownWriterQuery } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import rows from '../shell/rows.module.css';
import { useLeaveConfirm } from '../shell/use-leave-confirm.ts';
import { ROLE_OPTIONS, type RoleNumber, roleName } from './role-names.ts';
import styles from './writer-page.module.css';

function writerQuery(id: string) {
  return queryOptions({
    queryKey: ['canvas', 'writers', id],
    queryFn: ({ signal }) => call('getWriter', { params: { id }, signal }),
  });
}

/** The writer's own profile, as readers see it beside the posts. */
export function ProfilePage() {
  const own = useQuery(ownWriterQuery);
  return (
    <AdminPage title={m.canvas_profile()} lead={m.canvas_profile_lead()}>
      <Loaded query={own} fault={m.canvas_profile_failed()} bones={<Skeleton lines={6} />}>
        {(writer) => <WriterForm key={writer.id} writer={writer} isOwn />}
      </Loaded>
    </AdminPage>
  );
}

/** The profile and role of another writer, for admins. */
export function WriterPage({ id }: { readonly id: string }) {
  const writer = useQuery(writerQuery(id));
  const own = useQuery(ownWriterQuery);
  return (
    <AdminPage title={writer.data?.name ?? m.canvas_users()}>
      <Loaded query={writer} fault={m.canvas_profile_failed()} bones={<Skeleton lines={6} />}>
        {(found) => <WriterForm key={found.id} writer={found} isOwn={own.data?.id === found.id} />}
      </Loaded>
    </AdminPage>
  );
}

type Profile = Pick<WriterReply, 'name' | 'summaries' | 'avatar'> & { readonly weekly: boolean };

function WriterForm({ writer, isOwn }: { readonly writer: WriterReply; readonly isOwn: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [name, setName] = useState(writer.name);
  const [summaries, setSummaries] = useState(writer.summaries);
  const [weekly, setWeekly] = useState(writer.weekly ?? false);
  const [avatar, setAvatar] = useState(writer.avatar);
  const { pick, dialog } = usePicturePicker();
  const [role, setRole] = useState<RoleNumber>(writer.role === 0 ? 1 : writer.role);
  const params = { id: String(writer.id) };
  const refresh = () => client.invalidateQueries({ queryKey: ['canvas'] });
  useLeaveConfirm(
    !isSame({ name, summaries, avatar, weekly }, writer) || (!isOwn && writer.role !== 0 && role !== writer.role),
  );
  const save = useMutation({
    mutationFn: () =>
      call('saveWriter', {
        params,
        body: { name, summaries, avatar, ...(isOwn ? { weekly } : role === writer.role ? {} : { role }) },
      }),
    onSuccess: async () => {
      await refresh();
      showToast(m.canvas_kept());
    },
  });
  const remove = useMutation({
    mutationFn: () => call('deleteWriter', { params }),
    onSuccess: async () => {
      await refresh();
      await navigate({ to: '/canvas-ui/$section', params: { section: 'users' } });
      showToast(m.canvas_role_taken());
    },
  });
  const error = save.error ?? remove.error;
  const errorAt = (field: string) => (error instanceof ApiError ? error.fields[field]?.[0] : undefined);
  const choosePicture = async () => {
    const picture = await pick();
    if (picture) setAvatar({ id: picture.id });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit} className={rows.form} noValidate>
      <TextField
        label={m.canvas_name()}
        error={errorAt('name')}
        type="text"
        name="name"
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {LANGUAGES.map(({ value, text }) => (
        <Field key={value} label={m.canvas_about_in({ language: text })} error={errorAt(`summaries.${value}`)}>
          {(control) => (
            <textarea
              {...control}
              lang={value}
              maxLength={600}
              value={summaries[value] ?? ''}
              onChange={({ target }) => setSummaries({ ...summaries, [value]: target.value.replaceAll('\n', ' ') })}
            />
          )}
        </Field>
      ))}
      <fieldset className={styles.avatar}>
        <legend>{m.canvas_avatar()}</legend>
        {avatar && <img src={thumbPath(imagePath(avatar.id))} alt="" width="88" height="88" />}
        <div className={rows.ways}>
          <Button onClick={() => void choosePicture()} aria-haspopup="dialog">
            {avatar ? m.canvas_image_other() : m.canvas_image_choose()}
          </Button>
          {avatar && (
            <Button variant="quiet" onClick={() => setAvatar(null)}>
              {m.canvas_image_remove()}
            </Button>
          )}
        </div>
        <Fault>{errorAt('avatar')}</Fault>
      </fieldset>
      {isOwn ? (
        <>
          <Checkbox label={m.canvas_weekly()} name="weekly" checked={weekly} onChange={setWeekly} />
          <p>{m.canvas_role_is({ role: roleName(writer.role) })}</p>
        </>
      ) : writer.email === undefined ? (
        <p>{m.canvas_no_account()}</p>
      ) : (
        <Select
          label={m.canvas_role()}
          error={errorAt('role')}
          options={ROLE_OPTIONS}
          value={role}
          onChoose={setRole}
        />
      )}
      <Fault>{error && !Object.keys(error instanceof ApiError ? error.fields : {}).length && error.message}</Fault>
      <div className={rows.ways}>
        <Button type="submit" variant="strong" busy={save.isPending}>
          {m.canvas_save()}
        </Button>
        {!isOwn && writer.role !== 0 && (
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {m.canvas_take_role()}
          </Button>
        )}
      </div>
      {dialog}
    </form>
  );
}

/** Compares as the server stores profiles: trimmed, and without empty values. */
function isSame(written: Profile, { name, summaries, avatar, weekly = false }: WriterReply): boolean {
  const isEach = LANGUAGES.every(
    ({ value }) => (written.summaries[value] ?? '').trim() === (summaries[value] ?? '').trim(),
  );
  return isEach && written.name.trim() === name && written.avatar?.id === avatar?.id && written.weekly === weekly;
}
