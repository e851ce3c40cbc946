/** A line drawing with words in it; lengths in its own units, y downwards. Paths are SVG's. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it is about. */
  readonly strong: string;
  /** What is around it. */
  readonly fine?: string;
  /** Ways, and what will be. */
  readonly dashed?: string;
  /** Small solid marks: arrow heads, people. */
  readonly solid?: string;
  /** Where its words stand: as many as its text has. */
  readonly labels: readonly Label[];
}

export interface Label {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export const at = (x: number, y: number, anchor: Label['anchor'] = 'middle'): Label => ({ x, y, anchor });
