/** The display of the start's progress at the terminal. */
export interface Progress {
  /** Shows a phase, with `done` of `total` if known and further details. Repeated calls with one phase move its bar. */
  show(phase: string, done?: number, total?: number, more?: string): void;
  /** Prints a line that the progress display does not overwrite. */
  say(line: string): void;
  /** Removes the bar. */
  clear(): void;
}

const BAR_WIDTH = 28;
/** The share of a phase that must be done before the time left can be estimated. */
const LEAST_SHARE = 0.05;

/**
 * Creates a progress display that rewrites one line in place on a terminal; elsewhere it prints a line for each phase.
 */
export function createProgress(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>,
  now: () => number = () => performance.now(),
): Progress {
  const timeLeft = estimateTimeLeft(now);
  return out.isTTY ? barProgress(out, timeLeft) : lineProgress(out);
}

function barProgress(out: Pick<NodeJS.WriteStream, 'columns' | 'write'>, timeLeft: TimeLeft): Progress {
  let drawn = '';
  const draw = (line: string) => {
    if (line !== drawn) out.write(`\r\x1b[K${line}`);
    drawn = line;
  };
  return {
    show(phase, done, total, more = '') {
      const count = done === undefined || !total ? '' : ` ${bar(done / total)} ${done}/${total}${more}`;
      draw(
        `${phase}${count}${timeLeft(`${phase}${more.split(',')[0]}`, done, total)}`.slice(
          0,
          Math.max(20, out.columns - 1),
        ),
      );
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

function lineProgress(out: Pick<NodeJS.WriteStream, 'write'>): Progress {
  let last = '';
  return {
    show(phase) {
      if (phase === last) return;
      last = phase;
      out.write(`${phase}\n`);
    },
    say: (line) => void out.write(`${line}\n`),
    clear: () => undefined,
  };
}

type TimeLeft = (phase: string, done: number | undefined, total: number | undefined) => string;

/** Returns text such as `, about 40 s left`, from the rate of the phase so far. */
function estimateTimeLeft(now: () => number): TimeLeft {
  let current = '';
  let startedAt = 0;
  let startedWith = 0;
  return (phase, done, total) => {
    if (phase !== current) [current, startedAt, startedWith] = [phase, now(), done ?? 0];
    if (done === undefined || !total || done - startedWith < total * LEAST_SHARE) return '';
    const leftS = ((now() - startedAt) / (done - startedWith)) * ((total - done) / 1000);
    return leftS < 1 ? '' : `, about ${inWords(leftS)} left`;
  };
}

function inWords(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`;
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, share) * BAR_WIDTH);
  return `[${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`;
}
