type Fields = Readonly<Record<string, unknown>>;

/** Writes one structured line. Errors are written in full with their causes, which readers never see. */
export function logLine(level: 'info' | 'warn' | 'error', fields: Fields): void {
  const line = JSON.stringify({ level, ...fields }, (_, value: unknown) =>
    value instanceof Error ? describeError(value) : value,
  );
  (level === 'error' ? console.error : console.log)(line);
}

function describeError(error: Error): Fields {
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause }) };
}
