import { m } from '../../paraglide/later.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

interface Props {
  readonly checked: boolean;
  readonly onChange: (agrees: boolean) => void;
}

/** Shows the checkbox of terms and privacy. Its links open beside the form, which keeps its input. */
export function AgreeBox({ checked, onChange }: Props) {
  const link = (to: string, words: string) => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return <Checkbox label={<InlineText text={m.pro_agree()} link={link} />} checked={checked} onChange={onChange} />;
}
