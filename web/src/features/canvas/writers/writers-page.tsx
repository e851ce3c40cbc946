import { displayEmail } from '@groundswell/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { LANGUAGES } from '../../../preferences/language-choice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SureButton } from '../../../ui/sure-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { timeWords } from '../posts/words.ts';
import { call, writersQuery } from '../queries.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import rows from '../shell/rows.module.css';
import { confirmLeave } from '../shell/use-leave-confirm.ts';
import { ROLE_OPTIONS, type RoleNumber, roleName } from './role-names.ts';

/** The list of writers and invitations, for admins. */
export function WritersPage() {
  const client = useQueryClient();
  const showToast = useToast();
  const writers = useQuery(writersQuery);
  const [isInviting, setInviting] = useState(false);
  const withdraw = useMutation({
    mutationFn: (email: string) => call('withdrawInvitation', { body: { email } }),
    onSuccess: () => showToast(m.canvas_withdrawn()),
    // The invited person may have accepted meanwhile, so the list of writers and invitations is refetched.
    onSettled: () => client.invalidateQueries({ queryKey: writersQuery.queryKey }),
  });
  return (
    <AdminPage
      title={m.canvas_users()}
      lead={m.canvas_users_lead()}
      actions={
        <Button variant="strong" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          {m.canvas_invite()}
        </Button>
      }
    >
      <Loaded query={writers} fault={m.canvas_users_failed()} bones={<Skeleton lines={6} />}>
        {({ data, invited }) => (
          <>
            <ul className={rows.list}>
              {data.map(({ id, name, email, role }) => (
                <li key={id}>
                  <div>
                    <b>{name}</b>
                    <p>{[email && displayEmail(email), roleName(role)].filter(Boolean).join(' · ')}</p>
                  </div>
                  <Link
                    to="/canvas-ui/$section/$id"
                    params={{ section: 'users', id: String(id) }}
                    className={buttonClass()}
                    aria-label={m.canvas_edit_of({ name })}
                  >
                    {m.canvas_edit()}
                  </Link>
                </li>
              ))}
            </ul>
            <Fault>{withdraw.error?.message}</Fault>
            {invited.length > 0 && (
              <section className={rows.part}>
                <h2>{m.canvas_invited()}</h2>
                <ul className={rows.list}>
                  {invited.map(({ email, role, until }) => (
                    <li key={email}>
                      <div>
                        <b>{displayEmail(email)}</b>
                        <p>
                          {roleName(role)} · {m.canvas_invited_until({ time: timeWords(until) })}
                        </p>
                      </div>
                      <SureButton
                        text={m.canvas_withdraw()}
                        sure={m.canvas_withdraw_sure()}
                        subject={displayEmail(email)}
                        busy={withdraw.isPending}
                        onSure={() => withdraw.mutate(email)}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleNumber>(1);
  const [lang, setLang] = useState(language);
  const invite = useMutation({
    mutationFn: () => call('inviteWriter', { body: { email, role, lang } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: writersQuery.queryKey });
      showToast(m.canvas_invitation_sent());
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  const { error } = invite;
  const atEmail = error instanceof ApiError ? error.fields.email?.[0] : undefined;
  return (
    <Dialog title={m.canvas_invite()} width="narrow" onClose={onClose} mayClose={confirmLeave(email !== '')}>
      <form onSubmit={submit} className={rows.form} noValidate>
        <TextField
          label={m.canvas_email()}
          error={atEmail}
          type="email"
          name="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Select label={m.canvas_role()} options={ROLE_OPTIONS} value={role} onChoose={setRole} />
        <Select label={m.canvas_letter_language()} options={LANGUAGES} value={lang} onChoose={setLang} />
        <Fault>{!atEmail && error?.message}</Fault>
        <div className={rows.ways}>
          <Button type="submit" variant="strong" busy={invite.isPending}>
            {m.canvas_invite()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
