/**
 * Points the AWS SDK of this process at the local cloud on a port. Without a port, the process reaches AWS with its own
 * credentials. Throws an Error with a sentence if no local cloud answers.
 */
export async function reachCloud(port: string | undefined): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  if (port === undefined) return;
  const response = await fetch(`http://localhost:${port}/_local/cloud.json`).catch(() => undefined);
  if (!response?.ok) throw new Error(`No local cloud answers at http://localhost:${port}. Start one with npm start.`);
  const { environment } = (await response.json()) as { readonly environment: Readonly<Record<string, string>> };
  Object.assign(process.env, environment);
}
