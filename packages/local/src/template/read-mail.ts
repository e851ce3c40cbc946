import { arnOf, nameOf } from './identify.ts';
import { asFlag, asObject, asText, asTexts } from './json.ts';
import type { MailPlan, TopicPlan } from './plan.ts';
import { evaluated, functionNameIn, ofType } from './read-functions.ts';
import type { Resource } from './scope.ts';

/** Reads the permitted senders of emails, and the topics that receive reports such as bounces and complaints. */
export function readMail(resources: readonly Resource[]): MailPlan {
  const destinations = ofType(resources, 'AWS::SES::ConfigurationSetEventDestination').map((resource) => {
    const { logicalId } = resource;
    const { ConfigurationSetName, EventDestination } = evaluated(resource);
    const { Enabled, MatchingEventTypes, SnsDestination } = asObject(EventDestination, logicalId);
    if (SnsDestination === undefined)
      throw new Error(`${logicalId} sends events elsewhere than to a topic, which the local cloud cannot do.`);
    return {
      configurationSet: asText(ConfigurationSetName, logicalId),
      topicArn: asText(asObject(SnsDestination, logicalId).TopicARN, logicalId),
      events: new Set(asFlag(Enabled) ? asTexts(MatchingEventTypes, logicalId).map((one) => one.toLowerCase()) : []),
    };
  });
  return {
    identities: ofType(resources, 'AWS::SES::EmailIdentity').map((resource) =>
      asText(evaluated(resource).EmailIdentity, resource.logicalId).toLowerCase(),
    ),
    configurationSets: ofType(resources, 'AWS::SES::ConfigurationSet').map(nameOf),
    destinations,
  };
}

/** Reads the topics with the functions subscribed to them. */
export function readTopics(resources: readonly Resource[]): readonly TopicPlan[] {
  const subscriptions = ofType(resources, 'AWS::SNS::Subscription').map((resource) => {
    const { TopicArn, Protocol, Endpoint } = evaluated(resource);
    if (Protocol !== 'lambda')
      throw new Error(`${resource.logicalId} subscribes by ${Protocol}, which the local cloud cannot do.`);
    return { topicArn: TopicArn, functionName: functionNameIn(asText(Endpoint, resource.logicalId)) };
  });
  return ofType(resources, 'AWS::SNS::Topic').map((resource) => {
    const arn = arnOf(resource, nameOf(resource));
    const heard = subscriptions.filter(({ topicArn }) => topicArn === arn);
    return { arn, functionNames: heard.map(({ functionName }) => functionName) };
  });
}
