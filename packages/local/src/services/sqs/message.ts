/** A message attribute as the SDK sends it; binary values are base64. */
export type MessageAttribute = {
  readonly DataType: string;
  readonly StringValue?: string;
  readonly BinaryValue?: string;
};

export type MessageAttributes = Readonly<Record<string, MessageAttribute>>;

/** A message with its history. Instants are UTC ms of the cloud's clock. */
export interface StoredMessage {
  readonly id: string;
  readonly body: string;
  readonly attributes: MessageAttributes;
  readonly sentAt: number;
  readonly receiveCount: number;
  readonly firstReceivedAt?: number;
  /** Set in a dead-letter queue: the function's last error. */
  readonly failure?: string;
}

/** A message handed out; its receipt is void after the next time. */
export interface ReceivedMessage extends StoredMessage {
  readonly receipt: string;
}
