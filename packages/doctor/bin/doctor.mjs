// npm run doctor: installs missing packages, then says what a deployment lacks.
import { ensureDependencies } from '../../local/bin/setup.mjs';

ensureDependencies();
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { register } = await import('tsx/esm/api');
register();
const [{ diagnose }, { awsAccount }, { liveOcean }] = await Promise.all([
  import('../src/main.ts'),
  import('../src/account/aws-probe.ts'),
  import('../src/ocean/ocean-probe.ts'),
]);
const { text, exitCode } = await diagnose(process.argv.slice(2), { account: awsAccount, ocean: liveOcean });
console.log(text);
process.exitCode = exitCode;
