/** The mean widths of a Latin and of a Chinese character of the labels, in ems. */
const [LATIN_EM, HAN_EM] = [0.53, 1];

/** Estimates the width of a label on the map still, in its units. Texts are laid out before they are drawn. */
export function labelWidth(text: string, fontSize: number): number {
  const han = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu)?.length ?? 0;
  return fontSize * (HAN_EM * han + LATIN_EM * (text.length - han));
}
