import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { request } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { numberWords } from '../../../ui/number-words.ts';
import { SUCCESS_MS } from '../../../ui/success.ts';
import { SureButton } from '../../../ui/sure-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import { Failed } from '../failed.tsx';
import { type StepFault, stepFaultOf } from '../model.ts';
import { expectSuccess, mediumDate } from '../security/model.ts';
import { Row } from '../security/row.tsx';
import own from '../security/security.module.css';
import { Waiting } from '../waiting.tsx';

const LONGEST_NAME = 40;

const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => request('listApiKeys', { signal }),
});

/** Shows the account's keys to the open API; each is shown once, when it is created. */
export function ApiKeys({ onBack }: { readonly onBack: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(keysQuery);
  const client = useQueryClient();
  const showToast = useToast();
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<string>();
  if (!data)
    return error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : <Waiting />;

  const revoke = async (id: string) => {
    setRevoking(id);
    try {
      expectSuccess(await request('revokeApiKey', { body: { id } }));
      await client.invalidateQueries(keysQuery);
      showToast(m.developers_own_revoked(), { ms: SUCCESS_MS });
    } catch (failure) {
      showToast(failure instanceof Error ? failure.message : String(failure), { tone: 'error' });
    } finally {
      setRevoking(undefined);
    }
  };
  return (
    <div className={styles.steps}>
      <p>{m.developers_own_lead({ count: numberWords(data.calls_a_day) })}</p>
      {made !== undefined && (
        <div className={own.secret} role="status">
          <p>{m.developers_own_once()}</p>
          <code>{made}</code>
          <CopyButton text={made}>{m.developers_own_copy()}</CopyButton>
        </div>
      )}
      {data.keys.length === 0 && <p>{m.developers_own_none()}</p>}
      <ul>
        {data.keys.map(({ id, name, created_at }) => (
          <Row key={id} name={name} details={[m.developers_own_made({ date: mediumDate(created_at, language) })]}>
            <SureButton
              text={m.developers_own_revoke()}
              sure={m.developers_own_revoke_sure()}
              subject={name}
              busy={revoking === id}
              onSure={() => void revoke(id)}
            />
          </Row>
        ))}
      </ul>
      {data.keys.length < data.most && (
        <NewKey
          onMade={(key) => {
            setMade(key);
            void client.invalidateQueries(keysQuery);
          }}
        />
      )}
      <p>
        <Link to="/developers">{m.developers_own_docs()}</Link>
      </p>
      <Back onBack={onBack} />
    </div>
  );
}

function NewKey({ onMade }: { readonly onMade: (key: string) => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<StepFault>({});
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFault({ field: m.developers_own_unnamed() });
    setIsBusy(true);
    try {
      const reply = await request('makeApiKey', { body: { name } });
      expectSuccess(reply);
      setFault({});
      setName('');
      if (reply.key !== undefined) onMade(reply.key);
    } catch (error) {
      setFault(stepFaultOf(error, ['name']));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={m.developers_own_name()}
        error={fault.field}
        name="key-name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Fault>{fault.form}</Fault>
      <Button type="submit" variant="strong" busy={isBusy}>
        {m.developers_own_make()}
      </Button>
    </form>
  );
}
