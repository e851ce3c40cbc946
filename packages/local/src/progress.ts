/** Shows a person at the terminal how far the start is. */
export interface Progress {
  /** A new phase; `done` of `total` where known, and further details. Repeated calls of one phase move its bar. */
  show(phase: string, done?: number, total?: number, more?: string): void;
  /** A line that stays. */
  say(line: string): void;
  /** Removes the bar. */
  clear(): void;
}

const BAR_WIDTH = 28;

/** A bar that redraws itself on a terminal; elsewhere a line for each phase and each tenth of it. */
export function createProgress(out: NodeJS.WriteStream): Progress {
  return out.isTTY ? barProgress(out) : lineProgress(out);
}

function barProgress(out: NodeJS.WriteStream): Progress {
  let drawn = '';
  const draw = (line: string) => {
    if (line !== drawn) out.write(`\r\x1b[K${line}`);
    drawn = line;
  };
  return {
    show(phase, done, total, more = '') {
      const count = done === undefined || !total ? '' : ` ${bar(done / total)} ${done}/${total}${more}`;
      draw(`${phase}${count}`.slice(0, Math.max(20, out.columns - 1)));
    },
    say(line) {
      const before = drawn;
      draw('');
      out.write(`\r\x1b[K${line}\n`);
      drawn = '';
      draw(before);
    },
    clear: () => draw(''),
  };
}

function lineProgress(out: NodeJS.WriteStream): Progress {
  let last = '';
  return {
    show(phase, done, total, more = '') {
      const tenths = done === undefined || !total ? '' : `${Math.floor((10 * done) / total)}0 %`;
      const key = `${phase} ${tenths}`;
      if (key === last) return;
      last = key;
      out.write(done === undefined || !total ? `${phase}\n` : `${phase}: ${done} of ${total}${more}\n`);
    },
    say: (line) => void out.write(`${line}\n`),
    clear: () => undefined,
  };
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, share) * BAR_WIDTH);
  return `[${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`;
}
