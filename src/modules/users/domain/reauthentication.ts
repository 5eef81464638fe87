import type { User } from './user.js';

/** Who asks, and since when they are signed in. */
export interface SignIn {
  readonly user: User;
  readonly signedInAt: Date;
}

/** Asks whoever signed in a while ago for their own password again, before what nobody may do at a screen left open. */
export abstract class Reauthentication {
  /**
   * `currentPassword` is the caller's own. A wrong one counts like a failed sign-in.
   * @throws reauthenticationRequired, wrongCurrentPassword, tooManyRequests
   */
  abstract require(signIn: SignIn, currentPassword: string | undefined, address: string): Promise<void>;
}
