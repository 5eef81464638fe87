import type { Action } from '../model/action.js';

type Call = Action extends infer A ? (A extends Action ? Omit<A, 'as'> : never) : never;

/** Calls with the same name up to the comma are of one kind. */
export type NamedCall = [name: string, call: Call];

/** One call of the same kind for each id: `calls('delete user', (user) => ...)`. */
export function callsAboutEach(ids: Readonly<Record<string, string>>) {
  return (kind: string, make: (id: string) => Call): NamedCall[] =>
    Object.entries(ids).map(([what, id]) => [`${kind}, ${what}`, make(id)]);
}
