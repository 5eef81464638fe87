import type { Action } from '../model/action.js';

/** What is called, whoever it is that calls. */
type Call = Action extends infer A ? (A extends Action ? Omit<A, 'as'> : never) : never;

/** Calls whose names are the same up to the comma are of one kind. */
export type NamedCall = [name: string, call: Call];

/** One kind of call about each of these: `calls('delete user', (user) => ...)`. */
export function callsAboutEach(ids: Readonly<Record<string, string>>) {
  return (kind: string, make: (id: string) => Call): NamedCall[] =>
    Object.entries(ids).map(([what, id]) => [`${kind}, ${what}`, make(id)]);
}
