import { LANGUAGES, type Language } from '@groundswell/contracts';
import { m } from '../../../../paraglide/canvas.js';
import { Field } from '../../../../ui/field.tsx';
import styles from '../site-admin.module.css';

type Texts = Readonly<Record<Language, string>>;
interface Props {
  readonly label: string;
  readonly value: Texts;
  readonly onChange: (value: { en: string; es: string; 'zh-CN': string }) => void;
  readonly faultOf: (path: string) => string | undefined;
  readonly most: number;
  /** The number of visible lines of the text area; absent for a one-line input. */
  readonly rows?: number;
}

const NAMES: Readonly<Record<Language, () => string>> = {
  en: m.editing_english,
  es: m.editing_spanish,
  'zh-CN': m.editing_chinese,
};

/** A text in the three languages of the site, side by side if space permits. */
export function TextsField({ label, value, onChange, faultOf, most, rows }: Props) {
  return (
    <fieldset className={styles.texts}>
      <legend>{label}</legend>
      {LANGUAGES.map((one) => {
        const common = {
          lang: one,
          maxLength: most,
          value: value[one],
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            onChange({ ...value, [one]: target.value }),
        };
        return (
          <Field key={one} label={NAMES[one]()} error={faultOf(one)}>
            {(control) =>
              rows === undefined ? (
                <input type="text" {...common} {...control} />
              ) : (
                <textarea rows={rows} {...common} {...control} />
              )
            }
          </Field>
        );
      })}
    </fieldset>
  );
}
