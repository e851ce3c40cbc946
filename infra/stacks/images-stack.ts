import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addJob } from '../constructs/add-job.ts';
import { acceptUploadNames, uploadsStatements } from '../constructs/uploads-access.ts';
import { JOBS } from '../functions.ts';
import type { Settings } from '../settings.ts';

export interface PicturesProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly uploads: Bucket;
}

/** The job that removes unused images. */
export class ImagesStack extends Stack {
  constructor(scope: Construct, id: string, { bundleDir, settings, table, uploads }: PicturesProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: pictures that nothing uses' });
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    acceptUploadNames(this, uploads);
    for (const name of JOBS.uploads)
      addJob(this, name, {
        bundleDir,
        area: 'uploads',
        table,
        queues: {},
        alarmActions,
        environment: { UPLOADS_BUCKET: uploads.bucketName },
        allow: uploadsStatements(uploads, 'remove'),
      });
  }
}
