import {
  type CloudFrontClient,
  DescribeFunctionCommand,
  GetFunctionCommand,
  ListFunctionsCommand,
  PublishFunctionCommand,
  UpdateFunctionCommand,
} from '@aws-sdk/client-cloudfront';

/** Finds the name of the edge function that serves a stack's pages. Throws unless exactly one matches. */
export async function findEdgeFunction(cloudfront: CloudFrontClient, webStack: string): Promise<string> {
  // The CDK names it by region, stack and id, as `us-east-1GroundswellWebsitepage1A2B3C4D`.
  const ours = new RegExp(`^[a-z\\d-]+${webStack}sitepage[\\dA-F]{8}$`);
  const names: string[] = [];
  let Marker: string | undefined;
  do {
    const { FunctionList } = await cloudfront.send(new ListFunctionsCommand({ Marker, Stage: 'LIVE' }));
    names.push(...(FunctionList?.Items ?? []).flatMap(({ Name = '' }) => (ours.test(Name) ? Name : [])));
    Marker = FunctionList?.NextMarker;
  } while (Marker);
  const [name, ...others] = names;
  if (name && others.length === 0) return name;
  throw new Error(`${names.length} edge functions serve the pages of ${webStack}, not one.`);
}

/** Reads the folder of the release that readers get now. */
export async function readLiveFolder(cloudfront: CloudFrontClient, Name: string): Promise<string> {
  const { FunctionCode = new Uint8Array() } = await cloudfront.send(new GetFunctionCommand({ Name, Stage: 'LIVE' }));
  const [, folder] = /RELEASE = "\/(releases\/\w+)"/.exec(Buffer.from(FunctionCode).toString('utf8')) ?? [];
  if (folder) return folder;
  throw new Error(`The edge function ${Name} serves no release.`);
}

/**
 * Publishes the edge function with another source. Throws CloudFront's InvalidIfMatchVersion if somebody else, such as a
 * deployment, changed it meanwhile.
 */
export async function publishEdgeCode(cloudfront: CloudFrontClient, Name: string, code: string): Promise<void> {
  const { ETag, FunctionSummary } = await cloudfront.send(new DescribeFunctionCommand({ Name }));
  const { ETag: updated } = await cloudfront.send(
    new UpdateFunctionCommand({
      Name,
      IfMatch: ETag,
      FunctionConfig: FunctionSummary?.FunctionConfig,
      FunctionCode: Buffer.from(code),
    }),
  );
  await cloudfront.send(new PublishFunctionCommand({ Name, IfMatch: updated }));
}
