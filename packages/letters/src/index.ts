export { readMailedEnd } from './mailed-end.ts';
export { queuedAlert } from './queued-alert.ts';
export { takeLetterTurn } from './take-letter-turn.ts';
export { writeLetter } from './write-letter.ts';
