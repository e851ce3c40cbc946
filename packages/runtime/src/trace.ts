/**
 * Returns the trace id of this invocation for its log line, if Lambda gives one. The AWS SDK sends it with each message
 * to a queue, whether or not the trace is recorded, so the receiving job knows which call or job queued its message.
 */
export function traceField(): { readonly trace?: string } {
  const trace = traceIdOf(process.env._X_AMZN_TRACE_ID);
  return trace === undefined ? {} : { trace };
}

/** Returns the id of a trace header such as 'Root=1-5759e988-bd862e3fe1be46a994272793;Sampled=0'. */
export function traceIdOf(header: string | undefined): string | undefined {
  return header?.match(/Root=([\da-f-]+)/)?.[1];
}
