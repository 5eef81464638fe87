/** The server's response differs from the contract. */
export class Disagreement extends Error {
  constructor(about: unknown, expected: unknown, got: unknown) {
    super(`${JSON.stringify(about)}\nexpected ${JSON.stringify(expected)}\nreceived ${JSON.stringify(got)}`);
  }
}
