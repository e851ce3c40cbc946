import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Disk, isNoSpace, isNoSpaceFailure, UNWATCHED_DISK } from './disk.ts';
import { isObject, type Json, type JsonObject } from './template/json.ts';

/** The log output of functions: everything goes to files, problems are also printed. */
export interface FunctionLog {
  write(functionName: string, line: string): void;
  /** Finds the logged reason why a message or request failed, by its id. */
  findFailure(requestId: string): string | undefined;
  /** Passes each new output line of one function to the listener, until the returned function is called. */
  follow(functionName: string, listener: (line: string) => void): () => void;
  close(): void;
}

const FAILURES_KEPT = 500;

/**
 * Opens logs at `<dir>/<function>.log`. `show` receives the lines for the terminal: errors, or all lines with
 * `verbose`.
 */
export function openFunctionLog(
  dir: string,
  verbose: boolean,
  show: (line: string) => void,
  disk: Disk = UNWATCHED_DISK,
): FunctionLog {
  mkdirSync(dir, { recursive: true });
  const files = new Map<string, WriteStream>();
  const fileOf = (functionName: string) => {
    const open = files.get(functionName);
    if (open) return open;
    const path = join(dir, `${functionName}.log`);
    const file = createWriteStream(path, { flags: 'a' });
    // A failed write loses its lines. The next line opens the file again.
    file.once('error', (error) => {
      files.delete(functionName);
      if (isNoSpace(error)) disk.reportFull();
      else show(`The log ${path} cannot be written: ${error.message}`);
    });
    files.set(functionName, file);
    return file;
  };
  const failures = new Map<string, string>();
  const followers = new Set<{ readonly functionName: string; readonly listener: (line: string) => void }>();

  return {
    write(functionName, line) {
      for (const follower of followers) if (follower.functionName === functionName) follower.listener(line);
      fileOf(functionName).write(`${line}\n`);

      const entry = parseLine(line);
      const failure = entry?.level === 'error' ? failureOf(entry) : undefined;
      if (failure !== undefined && typeof entry?.requestId === 'string') {
        failures.set(entry.requestId, failure);
        for (const oldest of failures.keys()) {
          if (failures.size <= FAILURES_KEPT) break;
          failures.delete(oldest);
        }
      }
      if (verbose) show(`${functionName} ${line}`);
      else if (failure !== undefined && isNoSpaceFailure(failure)) disk.reportFull();
      else if (failure !== undefined) show(`${functionName}: ${failure}`);
    },
    findFailure: (requestId) => failures.get(requestId),
    follow(functionName, listener) {
      const follower = { functionName, listener };
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    close() {
      for (const file of files.values()) file.end();
    },
  };
}

/** Formats the error and its causes as one line. */
function failureOf(entry: JsonObject): string {
  const sentences: string[] = [];
  for (let error: Json | undefined = entry.error; isObject(error); error = error.cause) {
    if (typeof error.message === 'string') sentences.push(error.message.split('\n')[0] ?? '');
  }
  return sentences.length > 0 ? sentences.join(' <- ') : JSON.stringify(entry);
}

function parseLine(line: string): JsonObject | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: Json = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
