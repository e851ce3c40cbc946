/**
 * Returns the text after another key, while the search's field does not exist yet: a character is appended, Backspace
 * removes the last.
 */
export function typeAhead(typed: string, key: string): string {
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  // A key that types no character, such as 'Shift', has a longer name.
  return [...key].length === 1 ? typed + key : typed;
}

let typed = '';

/** Keeps a key that was pressed before the field exists; returns false for a key that changes no text. */
export function keepTyped(key: string): boolean {
  const before = typed;
  typed = typeAhead(typed, key);
  return typed !== before;
}

/** Returns the text that was typed before the field existed, and clears it. */
export function takeTyped(): string {
  const taken = typed.trimStart();
  typed = '';
  return taken;
}
