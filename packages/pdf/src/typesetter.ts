import LineBreaker from 'linebreak';
import { type Face, type FaceFont, findFont } from './faces.ts';

/** The typographic style of a text; lengths in points. */
export interface Type {
  readonly face: Face;
  readonly sizePt: number;
  readonly leadingPt: number;
  readonly colour: string;
  /** The extra space between letters. */
  readonly trackingPt?: number;
}

interface Run {
  readonly font: FaceFont;
  readonly text: string;
  readonly widthPt: number;
}
/** A line of letters, split into runs of one font each. */
export interface Line {
  readonly runs: readonly Run[];
  readonly widthPt: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets texts in any script: a letter uses the first font of its typeface that contains it. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Breaks a text into lines no wider than `widthPt` by the rules of its script; drops letters that no font has. */
  breakLines(text: string, type: Type, widthPt: number): readonly Line[] {
    const lines: Line[] = [];
    let line = '';
    const end = () => {
      lines.push(this.#lineOf(line.trimEnd(), type));
      line = '';
    };
    for (const { text: piece, isLast } of piecesOf(text)) {
      if (this.#widthOf(line + piece.trimEnd(), type) > widthPt && line !== '') end();
      for (const letter of this.#widthOf(piece.trimEnd(), type) > widthPt ? lettersOf(piece) : [piece]) {
        if (line !== '' && this.#widthOf(line + letter.trimEnd(), type) > widthPt) end();
        line += letter;
      }
      if (isLast) end();
    }
    return lines;
  }

  /** Draws lines, the first on the baseline `yPt`; returns the baseline of the last. */
  draw(lines: readonly Line[], { xPt, yPt }: { readonly xPt: number; readonly yPt: number }, type: Type): number {
    lines.forEach(({ runs }, row) => {
      let at = xPt;
      for (const { font, text, widthPt } of runs) {
        this.#use(font, type);
        this.#doc.fillColor(type.colour).text(text, at, yPt + row * type.leadingPt, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: type.trackingPt ?? 0,
        });
        at += widthPt;
      }
    });
    return yPt + Math.max(0, lines.length - 1) * type.leadingPt;
  }

  #lineOf(text: string, type: Type): Line {
    const runs = runsOf(text, type.face).map(({ font, text }) => {
      this.#use(font, type);
      return { font, text, widthPt: this.#doc.widthOfString(text, { characterSpacing: type.trackingPt ?? 0 }) };
    });
    return { runs, widthPt: runs.reduce((sum, { widthPt }) => sum + widthPt, 0) };
  }

  #widthOf(text: string, type: Type): number {
    return this.#lineOf(text, type).widthPt;
  }

  #use({ name, file }: FaceFont, { sizePt }: Type): void {
    this.#doc.registerFont(name, file);
    this.#doc.font(name, sizePt);
  }
}

/**
 * Yields the pieces of a text that must not be broken, each with the spaces after it. `isLast` marks a piece that ends
 * a line of the text.
 */
function* piecesOf(text: string): Generator<{ readonly text: string; readonly isLast: boolean }> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield {
      text: text.slice(from, next.position).replace(/\n$/, ''),
      isLast: next.required || next.position === text.length,
    };
    from = next.position;
  }
}

function runsOf(text: string, face: Face) {
  const runs: { font: FaceFont; text: string }[] = [];
  for (const letter of lettersOf(text.normalize())) {
    const font = findFont(face, letter);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function lettersOf(text: string): readonly string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}
