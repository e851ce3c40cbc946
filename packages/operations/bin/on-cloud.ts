import { explainAwsFailure } from '@groundswell/doctor/aws-failure';
import { writeFinding } from '@groundswell/doctor/report';

/**
 * Runs a command's work on the local cloud at a port, or without a port on AWS with the credentials of this process.
 * Prints a failure as a sentence, with the command that mends it if AWS gave no answer, and sets the exit code to 1.
 */
export async function onCloud(port: number | undefined, work: () => Promise<void>): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  try {
    if (port !== undefined) await reachLocalCloud(port);
    await work();
  } catch (error) {
    const finding = port === undefined ? explainAwsFailure(error) : undefined;
    if (finding) console.error(writeFinding(finding));
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Points the AWS SDK at the local cloud. Throws an Error with a sentence if none answers. */
async function reachLocalCloud(port: number): Promise<void> {
  const response = await fetch(`http://localhost:${port}/_local/cloud.json`).catch(() => undefined);
  if (!response?.ok) throw new Error(`No local cloud answers at http://localhost:${port}. Start one with npm start.`);
  const { environment } = (await response.json()) as { readonly environment: Readonly<Record<string, string>> };
  Object.assign(process.env, environment);
}
