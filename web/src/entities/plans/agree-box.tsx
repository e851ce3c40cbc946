import { m } from '../../paraglide/later.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { InlineText } from '../../ui/inline-text.tsx';

interface Props {
  readonly checked: boolean;
  readonly onChange: (agrees: boolean) => void;
}

/**
 * Shows the checkbox that accepts the terms and the privacy policy. Its links open in a new tab, so that the form keeps
 * its input.
 */
export function AgreeBox({ checked, onChange }: Props) {
  const link = (to: string, words: string) => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return <Checkbox label={<InlineText text={m.pro_agree()} link={link} />} checked={checked} onChange={onChange} />;
}
