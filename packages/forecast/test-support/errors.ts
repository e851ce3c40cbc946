export { transferError } from '../src/runs/face-error.ts';
export { heightError } from '../src/runs/height-errors.ts';
export { runSpread } from '../src/runs/run-spread.ts';
