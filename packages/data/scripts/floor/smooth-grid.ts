/**
 * Smooths a square grid by about a Gaussian of `deviation` nodes: three running means along rows and columns come
 * within a few percent of it (Wells 1986, IEEE PAMI 8). Beyond its sides the edge values repeat.
 */
export function smoothGrid(values: Float32Array, nodes: number, deviation: number): Float32Array {
  const reach = Math.round((Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2);
  if (reach < 1) return values;
  let smoothed = values;
  for (let round = 0; round < 3; round++) {
    smoothed = meansAlong(smoothed, nodes, reach, 1, nodes);
    smoothed = meansAlong(smoothed, nodes, reach, nodes, 1);
  }
  return smoothed;
}

function meansAlong(values: Float32Array, nodes: number, reach: number, step: number, lineStep: number): Float32Array {
  const means = new Float32Array(values.length);
  const last = nodes - 1;
  for (let line = 0; line < nodes; line++) {
    const start = line * lineStep;
    const at = (index: number) => values[start + Math.min(last, Math.max(0, index)) * step] ?? 0;
    let sum = 0;
    for (let index = -reach; index <= reach; index++) sum += at(index);
    for (let index = 0; index < nodes; index++) {
      means[start + index * step] = sum / (2 * reach + 1);
      sum += at(index + reach + 1) - at(index - reach);
    }
  }
  return means;
}
