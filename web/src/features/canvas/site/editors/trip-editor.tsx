import { m } from '../../../../paraglide/canvas.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/field.tsx';
import type { EditorProps } from './editor-props.ts';
import { TextsField } from './texts-field.tsx';

export function TripEditor({ content, onChange, faultOf }: EditorProps<'trip'>) {
  return (
    <>
      <Checkbox
        label={m.editing_card_on()}
        checked={content.isOn}
        onChange={(isOn) => onChange({ ...content, isOn })}
      />
      <TextField
        label={m.editing_link()}
        hint={m.editing_link_hint()}
        type="text"
        maxLength={300}
        value={content.link}
        onChange={({ target }) => onChange({ ...content, link: target.value })}
        error={faultOf('link')}
      />
      <TextsField
        label={m.editing_text()}
        value={content.text}
        onChange={(text) => onChange({ ...content, text })}
        faultOf={(path) => faultOf(`text.${path}`)}
        most={200}
      />
    </>
  );
}
