/** Who signs in at a provider, as the one who tries it says. */
export interface SocialPerson {
  /** Who one is at the provider, whatever one's address. */
  readonly subject: string;
  /** Absent where it is not shared. */
  readonly email?: string;
  readonly emailVerified: boolean;
}
