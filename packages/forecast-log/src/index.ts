export { type Batch, formatBatch, parseBatch } from './batch.ts';
export { ENTRY_HOURS, encodeEntry, type ForecastEntry, parseEntry } from './entry.ts';
export { formatInstant } from './instants.ts';
export { appendSeal, type ForecastLog, type LogHead, parseLog, type Seal } from './log.ts';
export { LogError, type LogFault } from './log-error.ts';
export { batchPath, LOG_PATH } from './paths.ts';
export { proveConsistency, proveInclusion, type TreeHead, verifyConsistency, verifyInclusion } from './proofs.ts';
export { checkKept, checkSeen, type ProvenForecast, proveForecast, type SeenHead } from './prove-forecast.ts';
export { EMPTY_ROOT, type Hash, hashLeaf, hashNode, isHash, rootOf } from './tree.ts';
