/** Surf as it stands in the wire ('3-4 ft', '1.2 m', 'flat') in its two parts, the span with an en dash. */
export interface SurfText {
  readonly size: string;
  readonly unit: string | undefined;
}

export function splitSurf(text: string): SurfText {
  const [, size, unit] = /^([\d.,]+(?:\s*[-–]\s*[\d.,]+)?\+?)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
  if (size === undefined) return { size: text, unit: undefined };
  return { size: spanned(size), unit };
}

/** False of flat water, in whatever word the server has for it: what has no height has no rating. */
export function isSized(text: string): boolean {
  return splitSurf(text).unit !== undefined;
}

/** Words with the spans in them set as spans: '12–15 ft, double overhead'. */
export function spanned(text: string): string {
  return text.replace(/(?<=[\d.])\s*[-–]\s*(?=\d)/g, '–');
}

/** The same in one piece: '3–4 ft'. */
export function surfWords(text: string): string {
  const { size, unit } = splitSurf(text);
  return unit === undefined ? size : `${size} ${unit}`;
}
