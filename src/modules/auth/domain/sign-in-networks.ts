/** An account as its tries are counted. */
export interface CountedAccount {
  /** The user's id; for a mail that nobody has, the mail in the one spelling that the database compares. */
  readonly key: string;
  /** Whether the user has signed in from the network before. */
  readonly isKnownHere: boolean;
}

/** Which networks (`ClientNetwork.own`) people have signed in from. One that is not used for 90 days is forgotten. */
export abstract class SignInNetworks {
  /** Does the same work whether there is such a user (`userId`) or not. */
  abstract identify(userId: string | null, email: string, network: string): Promise<CountedAccount>;

  /** The mails of those who have signed in from the network. */
  abstract emailsOf(network: string): Promise<readonly string[]>;

  abstract remember(userId: string, network: string): Promise<void>;

  abstract deleteUnused(): Promise<void>;
}
