import { escapeMarkup } from '@groundswell/present';
import { DAY } from './palette.ts';

export interface TextLook {
  readonly size: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'end';
  readonly spacing?: number;
}

export function text(content: string, x: number, y: number, look: TextLook): string {
  const { size, color = DAY.ink, bold = false, anchor = 'start', spacing = 0 } = look;
  return `<text x="${Math.round(x)}" y="${y}" font-size="${Math.round(size)}" font-weight="${bold ? 600 : 400}" fill="${color}" text-anchor="${anchor}" letter-spacing="${spacing}">${escapeMarkup(content)}</text>`;
}
