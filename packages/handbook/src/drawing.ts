/** A line drawing with labels. Lengths are in the drawing's own units, y points down, and paths use SVG syntax. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The strokes of the drawing's subject. */
  readonly strong: string;
  /** The strokes of the surroundings. */
  readonly fine?: string;
  /** The strokes of paths and of future positions. */
  readonly dashed?: string;
  /** The small solid shapes: arrow heads, people. */
  readonly solid?: string;
  /** The positions of the labels, one for each label text. */
  readonly labels: readonly Label[];
}

export interface Label {
  readonly x: number;
  /** The y of the label's baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export const at = (x: number, y: number, anchor: Label['anchor'] = 'middle'): Label => ({ x, y, anchor });
