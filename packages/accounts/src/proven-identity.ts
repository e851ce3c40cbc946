/** Who someone is at a provider, by its own word. */
export interface ProvenIdentity {
  /** Stays the same there, whatever the address becomes. */
  readonly subject: string;
  /** In small letters. */
  readonly email?: string;
  /** The provider has seen that its owner reads mail there. */
  readonly isEmailVerified: boolean;
}
