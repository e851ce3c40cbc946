import { m } from '../../paraglide/messages.js';
import { changeLanguage, language } from '../../preferences/language.ts';
import { LANGUAGES } from '../../preferences/language-choice.ts';
import { ToggleGroup } from '../../ui/toggle-group.tsx';

/** Shows the languages of the site, each by its own name. */
export function LanguageToggle() {
  return <ToggleGroup name={m.shell_language()} options={LANGUAGES} value={language} onChoose={changeLanguage} />;
}
