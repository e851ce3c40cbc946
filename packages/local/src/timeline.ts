/** A record of how the start's time is spent, for `npm start -- --timeline`. */
export interface Timeline {
  /** Runs a task as one span. */
  span<T>(name: string, task: () => Promise<T> | T): Promise<T>;
  /** Begins a span that may repeat, such as an invocation; the returned function ends it. */
  begin(name: string): () => void;
  /** Formats the spans so far, in order of their first start; spans of one name share a line. */
  print(): string;
}

interface Line {
  readonly name: string;
  readonly firstMs: number;
  lastMs: number;
  count: number;
  busyMs: number;
}

const BAR_WIDTH = 40;

/** Creates a timeline. Times are milliseconds since the command began; `now` is a monotonic clock with that origin. */
export function createTimeline(now: () => number = () => performance.now()): Timeline {
  const lines = new Map<string, Line>();

  function begin(name: string): () => void {
    const startMs = now();
    const line = lines.get(name) ?? { name, firstMs: startMs, lastMs: startMs, count: 0, busyMs: 0 };
    lines.set(name, line);
    return () => {
      line.lastMs = now();
      line.count++;
      line.busyMs += line.lastMs - startMs;
    };
  }

  return {
    begin,
    async span(name, task) {
      const end = begin(name);
      try {
        return await task();
      } finally {
        end();
      }
    },
    print() {
      const all = [...lines.values()].sort((a, b) => a.firstMs - b.firstMs);
      const totalMs = Math.max(1, ...all.map(({ lastMs }) => lastMs));
      const { user, system } = process.cpuUsage();
      const processorS = ((user + system) / 1e6).toFixed(1);
      return [
        '   from     to   busy   runs',
        ...all.map((line) => drawLine(line, totalMs)),
        `${processorS} s of processor time in this process`,
      ].join('\n');
    },
  };
}

function drawLine({ name, firstMs, lastMs, busyMs, count }: Line, totalMs: number): string {
  const column = (ms: number) => Math.min(BAR_WIDTH - 1, Math.floor((ms / totalMs) * BAR_WIDTH));
  const [from, to] = [column(firstMs), column(lastMs)];
  const bar = `${' '.repeat(from)}${'='.repeat(to - from + 1)}`.padEnd(BAR_WIDTH);
  const seconds = [firstMs, lastMs, busyMs].map((ms) => (ms / 1000).toFixed(2).padStart(6)).join(' ');
  return `${seconds} ${String(count).padStart(6)}  |${bar}| ${name}`;
}
