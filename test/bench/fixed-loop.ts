const TURNS = 3_000_000;
const ROUNDS = 9;

/**
 * Measures the processor time of a fixed loop, ms: the current speed of this machine, as a reference for other times.
 */
export function measureFixedLoop(): number {
  return Math.min(...Array.from({ length: ROUNDS }, turn));
}

function turn(): number {
  const before = process.cpuUsage();
  let state = 1;
  for (let left = TURNS; left > 0; left--) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  const { user, system } = process.cpuUsage(before);
  return state === 0 ? Number.NaN : (user + system) / 1000;
}

/**
 * Appends a measured time's ratio to the fixed loop's time, for example '12 ms (3.4 loops)'. A result that does not
 * begin with a time is returned unchanged.
 */
export function holdToLoop(measured: string, loopMs: number): string {
  const [, amount, unit] = /^([\d.]+) (ms|s)\b/.exec(measured) ?? [];
  if (amount === undefined) return measured;
  const loops = (Number(amount) * (unit === 's' ? 1000 : 1)) / loopMs;
  return `${measured} (${loops.toFixed(loops < 10 ? 1 : 0)} loops)`;
}
