import fc from 'fast-check';
import type { Action } from './action.js';
import { sessionId } from './picks.js';
import type { World } from './world.js';

export type Draft = (world: World) => Action;
type Call = Action extends infer A ? (A extends Action ? Omit<A, 'as'> : never) : never;

export const number = fc.nat(100_000);

/** Sets a filter in one of seven cases. Filters are combined, so otherwise nearly every list would be empty. */
export function rarely<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}
export const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

export function draft<T>(
  weight: number,
  values: fc.Arbitrary<T>,
  make: (world: World, values: T) => Call,
): { weight: number; arbitrary: fc.Arbitrary<Draft> } {
  const arbitrary = fc.tuple(number, values).map(([as, v]) => {
    let text = '(not reached)';
    const made = (world: World): Action => {
      const action = { as: sessionId(world, as), ...make(world, v) } as Action;
      text = JSON.stringify(action);
      return action;
    };
    return Object.assign(made, { [fc.toStringMethod]: () => text });
  });
  return { weight, arbitrary };
}
