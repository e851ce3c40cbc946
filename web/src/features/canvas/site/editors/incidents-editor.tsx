import { INCIDENT_STATES, LANGUAGES, type SiteContents } from '@groundswell/contracts';
import { serverClock } from '../../../../api/server-clock.ts';
import { incidentStateWords } from '../../../../entities/incident/incident-state.ts';
import { m } from '../../../../paraglide/canvas.js';
import { language } from '../../../../preferences/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Fault } from '../../../../ui/fault.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import styles from '../site-admin.module.css';
import type { EditorProps } from './editor-props.ts';
import { ItemList } from './item-list.tsx';
import { toInstant, toLocal } from './local-time.ts';
import { TextsField } from './texts-field.tsx';

type Incident = SiteContents['incidents'][number];
type Update = Incident['updates'][number];

const NO_TEXTS = { en: '', es: '', 'zh-CN': '' };

/** The incidents of the status page, each with its updates in the order in which they were written. */
export function IncidentsEditor({ content, onChange, faultOf }: EditorProps<'incidents'>) {
  const isFaulty = (at: number) =>
    [
      `${at}.id`,
      `${at}.updates`,
      ...LANGUAGES.flatMap((one) => [
        `${at}.title.${one}`,
        ...(content[at]?.updates.map((_, index) => `${at}.updates.${index}.text.${one}`) ?? []),
      ]),
    ].some(faultOf);
  return (
    <>
      <p className={styles.none}>{m.editing_incidents_lead()}</p>
      <Fault>{faultOf('')}</Fault>
      <ItemList
        items={content}
        onChange={onChange}
        nameOf={({ title }) => title[language] || title.en}
        isFaulty={isFaulty}
        make={makeIncident}
      >
        {(incident, at, change) => (
          <>
            <TextsField
              label={m.editing_incident_title()}
              value={incident.title}
              onChange={(title) => change({ ...incident, title })}
              faultOf={(path) => faultOf(`${at}.title.${path}`)}
              most={120}
            />
            <Updates
              updates={incident.updates}
              onChange={(updates) => change({ ...incident, updates })}
              faultOf={(path) => faultOf(`${at}.updates${path}`)}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

interface UpdatesProps {
  readonly updates: Incident['updates'];
  readonly onChange: (updates: Incident['updates']) => void;
  readonly faultOf: (path: string) => string | undefined;
}

function Updates({ updates, onChange, faultOf }: UpdatesProps) {
  const state = updates.at(-1)?.state ?? 'investigating';
  return (
    <>
      {updates.map((update, at) => (
        <fieldset key={at} className={styles.update}>
          <legend>{m.editing_update({ number: at + 1 })}</legend>
          <div className={styles.pair}>
            <Select
              label={m.editing_state()}
              options={INCIDENT_STATES.map((value) => ({ value, text: incidentStateWords[value]() }))}
              value={update.state}
              onChoose={(chosen) => onChange(updates.with(at, { ...update, state: chosen }))}
            />
            <TextField
              type="datetime-local"
              label={m.editing_at()}
              hint={m.editing_at_hint()}
              value={toLocal(update.at)}
              onChange={({ target }) =>
                onChange(updates.with(at, { ...update, at: toInstant(target.value) ?? update.at }))
              }
              error={faultOf(`.${at}.at`)}
            />
          </div>
          <TextsField
            label={m.editing_update_text()}
            value={update.text}
            onChange={(text) => onChange(updates.with(at, { ...update, text }))}
            faultOf={(path) => faultOf(`.${at}.text.${path}`)}
            most={600}
            rows={3}
          />
          {updates.length > 1 && (
            <Button onClick={() => onChange(updates.toSpliced(at, 1))}>{m.editing_remove_update()}</Button>
          )}
        </fieldset>
      ))}
      <Fault>{faultOf('')}</Fault>
      <Button onClick={() => onChange([...updates, makeUpdate(state)])}>{m.editing_add_update()}</Button>
    </>
  );
}

function makeIncident(): Incident {
  return { id: crypto.randomUUID().slice(0, 8), title: NO_TEXTS, updates: [makeUpdate('investigating')] };
}

/** Creates an update of this moment by the server's clock, so that readers see it as soon as it is saved. */
function makeUpdate(state: Update['state']): Update {
  return { at: new Date(serverClock.now()).toISOString(), state, text: NO_TEXTS };
}
