/** A message attribute as the SDK sends it; binary values are base64. */
export type MessageAttribute = {
  readonly DataType: string;
  readonly StringValue?: string;
  readonly BinaryValue?: string;
};

export type MessageAttributes = Readonly<Record<string, MessageAttribute>>;

/** A message with its history. Timestamps are UTC ms of the cloud's clock. */
export interface StoredMessage {
  readonly id: string;
  readonly body: string;
  readonly attributes: MessageAttributes;
  /** The sender's trace header, which Lambda receives with the message. */
  readonly trace?: string | undefined;
  readonly sentAt: number;
  readonly receiveCount: number;
  readonly firstReceivedAt?: number;
  /** The function's last error; set in a dead-letter queue. */
  readonly failure?: string;
}

/** A message handed to a consumer; its receipt becomes invalid when the message is received again. */
export interface ReceivedMessage extends StoredMessage {
  readonly receipt: string;
}
