import { m } from '../../paraglide/later.js';
import { LANGUAGES } from '../../preferences/language-choice.ts';
import { Select } from '../../ui/select.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import type { Look } from './model.ts';
import styles from './widgets.module.css';

export function LookChoices({ look, onChange }: { readonly look: Look; readonly onChange: (look: Look) => void }) {
  return (
    <section className={styles.part} aria-labelledby="widget-look">
      <h2 id="widget-look">{m.widgets_look()}</h2>
      <div className={styles.choices}>
        <Choice label={m.widgets_type()}>
          <ToggleGroup
            name={m.widgets_type()}
            options={[
              { value: 'forecast', text: m.widgets_forecast() },
              { value: 'report', text: m.widgets_report() },
            ]}
            value={look.type}
            onChoose={(type) => onChange({ ...look, type })}
          />
        </Choice>
        <Choice label={m.widgets_theme()}>
          <ToggleGroup
            name={m.widgets_theme()}
            options={[
              { value: 'light', text: m.widgets_light() },
              { value: 'dark', text: m.widgets_dark() },
              { value: 'auto', text: m.widgets_auto() },
            ]}
            value={look.theme}
            onChoose={(theme) => onChange({ ...look, theme })}
          />
        </Choice>
        <Choice label={m.widgets_units()}>
          <ToggleGroup
            name={m.widgets_units()}
            options={[
              { value: 1, text: m.widgets_imperial() },
              { value: 2, text: m.widgets_metric() },
            ]}
            value={look.units}
            onChoose={(units) => onChange({ ...look, units })}
          />
        </Choice>
        <Select
          label={m.widgets_language()}
          options={[{ value: '', text: m.widgets_language_page() }, ...LANGUAGES]}
          value={look.lang}
          onChoose={(lang) => onChange({ ...look, lang })}
        />
      </div>
    </section>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
