import { BOARD_NAMES, SKILL_LEVELS } from '@groundswell/forecast';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './surfer-form.module.css';
import { BOARD_WORDS, howWords, LEVEL_NAMES } from './surfer-words.ts';
import { useChooseSurfer, useSurfer } from './use-surfer.ts';

/** Shows the reader's level and boards; a choice applies at once. `unit` is the unit of wave heights. */
export function SurferForm({ unit }: { readonly unit: 'ft' | 'm' }) {
  const { level, boards } = useSurfer();
  const choose = useChooseSurfer();
  return (
    <div className={styles.form}>
      <Select
        label={m.surfer_level()}
        options={[
          { value: '', text: m.surfer_not_said() },
          ...SKILL_LEVELS.map((one) => ({ value: one, text: LEVEL_NAMES[one]() })),
        ]}
        value={level ?? ''}
        onChoose={(next) => choose({ level: SKILL_LEVELS.find((one) => one === next) })}
      />
      <fieldset>
        <legend>{m.surfer_boards()}</legend>
        {BOARD_NAMES.map((board) => (
          <Checkbox
            key={board}
            label={BOARD_WORDS[board]()}
            checked={boards.includes(board)}
            onChange={(checked) =>
              choose({ boards: checked ? [...boards, board] : boards.filter((one) => one !== board) })
            }
          />
        ))}
      </fieldset>
      <p>{howWords(unit)}</p>
    </div>
  );
}
