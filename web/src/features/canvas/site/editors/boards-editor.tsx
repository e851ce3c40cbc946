import { m } from '../../../../paraglide/canvas.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/field.tsx';
import styles from '../site-admin.module.css';
import type { EditorProps } from './editor-props.ts';
import { TextsField } from './texts-field.tsx';

type Board = EditorProps<'boards'>['content']['boards'][number];

export function BoardsEditor({ content, onChange, faultOf }: EditorProps<'boards'>) {
  const change = (at: number, board: Board) => onChange({ ...content, boards: content.boards.with(at, board) });
  return (
    <>
      <Checkbox
        label={m.editing_card_on()}
        checked={content.isOn}
        onChange={(isOn) => onChange({ ...content, isOn })}
      />
      {content.boards.map((one, at) => (
        <section key={one.board} className={styles.part}>
          <h2>{one.board}</h2>
          <TextField
            label={m.editing_link()}
            hint={m.editing_link_hint()}
            type="text"
            maxLength={300}
            value={one.link}
            onChange={({ target }) => change(at, { ...one, link: target.value })}
            error={faultOf(`boards.${at}.link`)}
          />
          <TextsField
            label={m.editing_name()}
            value={one.name}
            onChange={(name) => change(at, { ...one, name })}
            faultOf={(path) => faultOf(`boards.${at}.name.${path}`)}
            most={60}
          />
        </section>
      ))}
    </>
  );
}
