/** How this server reaches people outside of its pages. */
export abstract class Channels {
  /** None if nothing is set up. */
  abstract readonly names: readonly ('mail' | 'push')[];
  /** The key that browsers subscribe under; null if nothing is pushed. */
  abstract readonly pushKey: string | null;
}
