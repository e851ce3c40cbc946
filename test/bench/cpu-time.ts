/**
 * Processor time of each of some things, milliseconds, the least of `rounds` by turns, so that a busy machine slows none
 * of them more than another.
 */
export function leastCpuMs(rounds: number, ...things: readonly (() => void)[]): number[] {
  const measured = Array.from({ length: rounds }, () => things.map(cpuMs));
  return things.map((_, index) => Math.min(...measured.map((round) => round[index] ?? Infinity)));
}

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
