import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type DescribedCall, descriptionQuery } from './description.ts';
import styles from './developers.module.css';
import { filledAddress, firstValues } from './model.ts';
import { type Replied, Reply } from './reply.tsx';
import { Request } from './request.tsx';
import { callWords, parameterHint, parameterLabel } from './words.ts';

const FIRST = 'get-beach-forecast';

/** Shows a form to choose a call and its parameters, the request as it is sent, and the reply. */
export function TryCall() {
  const { data: calls, error } = useQuery(descriptionQuery);
  if (error) return <Fault>{m.developers_reply_failed()}</Fault>;
  if (!calls) return <Skeleton className={styles.waiting} />;
  return <Form calls={calls} />;
}

function Form({ calls }: { readonly calls: readonly DescribedCall[] }) {
  const [id, setId] = useState(FIRST);
  const call = calls.find((one) => one.id === id) ?? calls[0];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // The key stays in this page's memory only.
  const [key, setKey] = useState('');
  const [replied, setReplied] = useState<Replied>();
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);
  if (!call) return null;

  const values = { ...firstValues(call), ...typed };
  const path = filledAddress(call, values);
  const hasKey = key.trim() !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    latest.current += 1;
    const own = latest.current;
    setIsBusy(true);
    const reply = await ask(path, key.trim());
    if (own !== latest.current) return;
    setIsBusy(false);
    setReplied(reply);
  };
  return (
    <div className={styles.try}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <Select
          label={m.developers_call()}
          options={calls.map((one) => ({ value: one.id, text: callWords(one.id) }))}
          value={call.id}
          onChoose={setId}
        />
        {call.parameters.map(({ name, required, example }) => (
          <TextField
            key={name}
            label={parameterLabel(name)}
            hint={parameterHint(name, !required, example)}
            name={name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required={required}
            value={values[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
        <TextField
          label={m.developers_key()}
          hint={m.developers_key_hint()}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        <Button type="submit" variant="strong" busy={isBusy}>
          {m.developers_send()}
        </Button>
      </form>
      <div className={styles.told}>
        <Request path={path} hasKey={hasKey} />
        <Reply replied={replied} />
      </div>
    </div>
  );
}

/** Sends the request without cookies, as a program outside this site would. */
async function ask(path: string, key: string): Promise<Replied> {
  try {
    const headers = { accept: 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) };
    const response = await fetch(path, { headers, credentials: 'omit', cache: 'no-store' });
    const told = ['etag', 'cache-control', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
    return {
      status: response.status,
      headers: told.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [`${name}: ${value}`];
      }),
      body: await response.text(),
    };
  } catch {
    return 'failed';
  }
}
