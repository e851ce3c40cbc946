/** The effect of one part of a request on the table as IAM checks it: action and partition key. */
export interface Reached {
  /** 'PutItem' */
  readonly action: string;
  /** 'USER#7c1f' */
  readonly partition: string;
}

type Fields = Readonly<Record<string, unknown>>;

const WRITES = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };

/** Lists everything that an SDK command accesses; for an index, the partition of the index. */
export function listReached(commandName: string, input: unknown): readonly Reached[] {
  const name = commandName.replace(/Command$/, '');
  const request = fieldsOf(input);
  switch (name) {
    case 'TransactWriteItems':
    case 'TransactWrite':
      return (request.TransactItems as readonly Fields[]).flatMap((item) =>
        Object.entries(item).map(([kind, write]) => reach(WRITES[kind as keyof typeof WRITES], keyOf(fieldsOf(write)))),
      );
    case 'BatchGetItem':
    case 'BatchGet':
      return Object.values(fieldsOf(request.RequestItems)).flatMap((wanted) =>
        (fieldsOf(wanted).Keys as readonly Fields[]).map(({ pk }) => reach('BatchGetItem', pk)),
      );
    case 'Query': {
      const [, named = ''] = String(request.KeyConditionExpression).match(/^\s*#?\w+ = (:\w+)/) ?? [];
      return [reach('Query', fieldsOf(request.ExpressionAttributeValues)[named])];
    }
    default:
      return [reach(name.endsWith('Item') ? name : `${name}Item`, keyOf(request))];
  }
}

function keyOf({ Key, Item }: Fields): unknown {
  return fieldsOf(Key ?? Item).pk;
}

/** Returns an action's access to a partition, whose key is as given to the SDK or in wire form. */
function reach(action: string, partition: unknown): Reached {
  return { action, partition: String(typeof partition === 'string' ? partition : fieldsOf(partition).S) };
}

function fieldsOf(value: unknown): Fields {
  return (value ?? {}) as Fields;
}
