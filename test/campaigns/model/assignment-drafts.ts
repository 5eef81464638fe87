import fc from 'fast-check';
import { draft, number, optional } from './draft.js';
import { leadType } from './draw-worlds.js';
import { leadId, ruleId, shareOutId, userId } from './picks.js';
import { dayIn } from './seed.js';
import type { World } from './world.js';

const ruleTo = fc.oneof(number, fc.constant('pool' as const), fc.constant('nobody' as const));

export const assignmentDrafts = [
  draft(4, fc.record({ leadType, to: ruleTo }), (world, { leadType: type, to }) => ({
    kind: 'create-rule',
    leadType: type,
    ...ruleOf(world, to),
  })),
  draft(2, fc.record({ n: number, to: ruleTo }), (world, { n, to }) => ({
    kind: 'change-rule',
    rule: ruleId(world, n),
    ...ruleOf(world, to),
  })),
  draft(1, number, (world, n) => ({ kind: 'delete-rule', rule: ruleId(world, n) })),
  draft(
    6,
    fc.record({
      ns: fc.array(number, { minLength: 1, maxLength: 5 }),
      to: number,
      kind: fc.constantFrom('share-out' as const, 'share-out' as const, 'preview-share-out' as const),
      includeAssigned: optional(fc.boolean()),
    }),
    (world, { ns, to, kind, includeAssigned }) => ({
      kind,
      leads: ns.map((n) => leadId(world, n)),
      to: userId(world, to),
      ...(includeAssigned !== undefined && { includeAssigned }),
    }),
  ),
  draft(3, number, (world, n) => ({ kind: 'undo-share-out', shareOut: shareOutId(world, n) })),
  draft(
    3,
    fc.record({ n: number, from: optional(fc.constantFrom(-1, 0, 1)), until: optional(fc.constantFrom(-1, 0, 3)) }),
    (world, { n, from, until }) => ({
      kind: 'set-away',
      user: userId(world, n),
      ...(from !== undefined && { from: dayIn(from) }),
      ...(until !== undefined && { until: dayIn(until) }),
    }),
  ),
];

/** A rule for the pool or for one person. With "nobody", the rule has no person and is invalid. */
function ruleOf(world: World, to: number | 'pool' | 'nobody'): { does: 'fixed' | 'pool'; userIds?: string[] } {
  if (typeof to === 'number') return { does: 'fixed', userIds: [userId(world, to)] };
  return { does: to === 'pool' ? 'pool' : 'fixed' };
}
