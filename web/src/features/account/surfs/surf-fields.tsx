import type { SurfReply } from '@groundswell/contracts';
import { BOARD_NAMES } from '@groundswell/forecast';
import { BOARD_WORDS } from '../../../entities/surfer/surfer-words.ts';
import { m } from '../../../paraglide/later.js';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import styles from './surfs.module.css';

export type SurfRecord = Pick<SurfReply, 'rating' | 'board' | 'note'>;
export const EMPTY_RECORD: SurfRecord = { rating: 3, board: null, note: '' };
const MOST_NOTE_CHARACTERS = 2000;

interface Props {
  readonly record: SurfRecord;
  readonly onChange: (record: SurfRecord) => void;
}

/** Shows the fields for the rating of a surf, the board and a note. */
export function SurfFields({ record, onChange }: Props) {
  return (
    <>
      <div className={styles.rating}>
        <span aria-hidden="true">{m.surfs_rating()}</span>
        <ToggleGroup
          name={m.surfs_rating()}
          options={[1, 2, 3, 4, 5].map((value) => ({ value, text: String(value) }))}
          value={record.rating}
          onChoose={(rating) => onChange({ ...record, rating })}
        />
      </div>
      <Select
        label={m.surfs_board()}
        options={[
          { value: '', text: m.surfer_not_said() },
          ...BOARD_NAMES.map((board) => ({ value: board, text: BOARD_WORDS[board]() })),
        ]}
        value={record.board ?? ''}
        onChoose={(next) => onChange({ ...record, board: BOARD_NAMES.find((board) => board === next) ?? null })}
      />
      <Field label={m.surfs_note()}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={MOST_NOTE_CHARACTERS}
            value={record.note}
            onChange={({ target }) => onChange({ ...record, note: target.value })}
          />
        )}
      </Field>
    </>
  );
}
