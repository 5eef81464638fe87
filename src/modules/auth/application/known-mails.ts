import { SignInNetworks } from '../domain/sign-in-networks.js';

const KEPT_MS = 30_000;
const MAX_NETWORKS = 1_000;

/**
 * Who has signed in from networks that are past their limit. It is asked for every call of such a network, so what the
 * database says is kept for half a minute.
 */
export class KnownMails {
  private readonly kept = new Map<string, { readonly untilMs: number; readonly mails: ReadonlySet<string> }>();

  constructor(private readonly networks: SignInNetworks) {}

  async areAny(network: string): Promise<boolean> {
    return (await this.mailsOf(network)).size > 0;
  }

  /** False where nobody with this mail has signed in there. True may be wrong: more mails look alike here than in the database. */
  async mayHave(network: string, email: string): Promise<boolean> {
    return (await this.mailsOf(network)).has(lookOf(email));
  }

  /** Somebody has signed in there. */
  forget(network: string): void {
    this.kept.delete(network);
  }

  private async mailsOf(network: string): Promise<ReadonlySet<string>> {
    const kept = this.kept.get(network);
    if (kept && kept.untilMs > Date.now()) return kept.mails;
    const mails = new Set((await this.networks.emailsOf(network)).map(lookOf));
    if (this.kept.size >= MAX_NETWORKS) this.kept.clear();
    this.kept.set(network, { untilMs: Date.now() + KEPT_MS, mails });
    return mails;
  }
}

/** The same for all spellings that some database's `lower` takes for one, which JavaScript's does not: `İ`, `ς`, `ı`. */
function lookOf(email: string): string {
  return email.toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
}
