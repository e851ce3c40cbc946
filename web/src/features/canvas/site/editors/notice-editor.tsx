import { NOTICE_KINDS } from '@groundswell/contracts';
import { m } from '../../../../paraglide/canvas.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import styles from '../site-admin.module.css';
import type { EditorProps } from './editor-props.ts';
import { toInstant, toLocal } from './local-time.ts';
import { TextsField } from './texts-field.tsx';

const KINDS: Readonly<Record<(typeof NOTICE_KINDS)[number], () => string>> = {
  info: m.editing_kind_info,
  warning: m.editing_kind_warning,
  danger: m.editing_kind_danger,
};

export function NoticeEditor({ content, onChange, faultOf }: EditorProps<'notice'>) {
  return (
    <>
      <Checkbox
        label={m.editing_notice_on()}
        checked={content.isOn}
        onChange={(isOn) => onChange({ ...content, isOn })}
      />
      <Select
        label={m.editing_kind()}
        options={NOTICE_KINDS.map((value) => ({ value, text: KINDS[value]() }))}
        value={content.kind}
        onChoose={(kind) => onChange({ ...content, kind })}
      />
      <TextsField
        label={m.editing_text()}
        value={content.text}
        onChange={(text) => onChange({ ...content, text })}
        faultOf={(path) => faultOf(`text.${path}`)}
        most={300}
      />
      <div className={styles.pair}>
        <TextField
          type="datetime-local"
          label={m.editing_from()}
          hint={m.editing_own_time()}
          value={toLocal(content.from)}
          onChange={({ target }) => onChange({ ...content, from: toInstant(target.value) })}
          error={faultOf('from')}
        />
        <TextField
          type="datetime-local"
          label={m.editing_until()}
          hint={m.editing_own_time()}
          value={toLocal(content.until)}
          onChange={({ target }) => onChange({ ...content, until: toInstant(target.value) })}
          error={faultOf('until')}
        />
      </div>
    </>
  );
}
