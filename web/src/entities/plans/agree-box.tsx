import { m } from '../../paraglide/later.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

interface Props {
  readonly checked: boolean;
  readonly onChange: (agrees: boolean) => void;
}

/** Terms and privacy, which open beside the form: it keeps what was typed. */
export function AgreeBox({ checked, onChange }: Props) {
  const link = (to: string, words: string) => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return <Checkbox label={<InlineText text={m.pro_agree()} link={link} />} checked={checked} onChange={onChange} />;
}
