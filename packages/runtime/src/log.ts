import { Console } from 'node:console';

type Fields = Readonly<Record<string, unknown>>;

/** Writes one structured line. Errors are written in full with their causes, which readers never see. */
export function logLine(level: 'info' | 'warn' | 'error', fields: Fields): void {
  const line = JSON.stringify({ level, ...fields }, (_, value: unknown) =>
    value instanceof Error ? describeError(value) : value,
  );
  const { log, error } = plainConsole();
  (level === 'error' ? error : log)(line);
}

/**
 * Returns a console that writes lines as they are. With Lambda's JSON log format the global console writes each line as
 * a text within another object, where CloudWatch finds neither fields nor metrics. Its documentation promises metrics
 * for lines of the standard output only, so errors go there too.
 */
function plainConsole(): Pick<Console, 'log' | 'error'> {
  return process.env.AWS_LAMBDA_LOG_FORMAT === 'JSON' ? new Console(process.stdout) : console;
}

function describeError(error: Error): Fields {
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause }) };
}
