/** What is typed before the search's field is there, after one more key: letters are kept, Backspace takes one back. */
export function typeAhead(typed: string, key: string): string {
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  // Names of other keys are longer than one character.
  return [...key].length === 1 ? typed + key : typed;
}

let typed = '';

/** Keeps a key that was pressed before the field is there; false where it is none of a text. */
export function keepTyped(key: string): boolean {
  const before = typed;
  typed = typeAhead(typed, key);
  return typed !== before;
}

/** What was typed before the field was there; it is forgotten here. */
export function takeTyped(): string {
  const taken = typed.trimStart();
  typed = '';
  return taken;
}
