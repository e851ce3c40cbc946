import { PARTNER_TRIAL_DAYS } from '@groundswell/plans';
import { m } from '../../../../paraglide/canvas.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { EditorProps } from './editor-props.ts';
import { TextsField } from './texts-field.tsx';

export function PromoEditor({ content, onChange, faultOf }: EditorProps<'promo'>) {
  return (
    <>
      <Checkbox
        label={m.editing_promo_on({ days: PARTNER_TRIAL_DAYS })}
        checked={content.isOn}
        onChange={(isOn) => onChange({ ...content, isOn })}
      />
      <Checkbox
        label={m.editing_promo_shown()}
        checked={content.isShown}
        onChange={(isShown) => onChange({ ...content, isShown })}
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
