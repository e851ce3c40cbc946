/** An access to the table as IAM checks it: an action on a partition key. */
export interface Reached {
  /** 'PutItem' */
  readonly action: string;
  /** 'USER#7c1f' */
  readonly partition: string;
}

type Fields = Readonly<Record<string, unknown>>;

const WRITES = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' };

/** Lists every access that an SDK command needs. For a query of an index, the partition is that of the index. */
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

/**
 * Builds the access of an action to a partition. The key is a string, or an attribute value in wire form (`{ S: … }`).
 */
function reach(action: string, partition: unknown): Reached {
  return { action, partition: String(typeof partition === 'string' ? partition : fieldsOf(partition).S) };
}

function fieldsOf(value: unknown): Fields {
  return (value ?? {}) as Fields;
}
