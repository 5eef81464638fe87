/** GET calls without parameters besides their path. The random runs and the rights matrix both use this table. */
import { LEAD_TYPE_NAMES } from '../../../src/lead-types/lead-types.js';
import type { Permission } from '../../../src/modules/users/domain/permissions.js';
import { type Prediction, type ReadCall, type Request, refusedBy } from './action.js';
import type { Json } from './json.js';
import { statsInAnswer, statsInModel, teamInAnswer, teamInModel } from './lead-views.js';
import { peopleInAnswer, peopleInModel, rulesInAnswer, rulesInModel } from './predict-assignment.js';
import { importInAnswer, importInModel } from './predict-imports.js';
import { keyInAnswer, keyInModel } from './predict-keys.js';
import { userInAnswer, userInModel } from './predict-users.js';
import { viewInAnswer, viewsSeenBy } from './predict-views.js';
import { webhookInAnswer, webhookInModel } from './predict-webhooks.js';
import { hasPermission, sees, typesOf } from './rights.js';
import type { ModelUser, World } from './world.js';

interface Read {
  flag?: Permission;
  isForAdministrators?: true;
  recordedAs?: string;
  /** Absent if only the status is predicted. */
  answer?: {
    inModel: (world: World, user: ModelUser) => unknown;
    inAnswer: (data: Json, user: ModelUser, world: World) => unknown;
  };
}

export const READS: Readonly<Record<string, Read>> = {
  '/api/activity': { isForAdministrators: true, recordedAs: 'activity.read' },
  '/api/assignment/away': {
    answer: { inModel: (_, user) => user.away ?? null, inAnswer: (away) => away },
  },
  '/api/assignment/people': {
    flag: 'canManageAssignment',
    answer: { inModel: peopleInModel, inAnswer: peopleInAnswer },
  },
  '/api/assignment/rules': {
    flag: 'canManageAssignment',
    answer: { inModel: rulesInModel, inAnswer: rulesInAnswer },
  },
  '/api/auth/me': { answer: { inModel: (_, user) => userInModel(user), inAnswer: userInAnswer } },
  '/api/auth/sessions': {
    answer: {
      inModel: (world, user) =>
        world
          .sessionsOf(user.id)
          .map(({ id }) => id)
          .sort(),
      inAnswer: (sessions) => sessions.map(({ _id }: Json) => _id).sort(),
    },
  },
  '/api/events': {
    flag: 'canViewAllLeads',
    // The model does not predict events (the campaign `copies` does). It only checks that the user can see their leads.
    answer: {
      inModel: () => [],
      inAnswer: (events, user) =>
        events.filter(({ leadType, before, after }: Json) =>
          [leadType, before.type, after.type].some((type) => type !== undefined && !typesOf(user).includes(type)),
        ),
    },
  },
  '/api/imports': {
    flag: 'canManageIntegrations',
    answer: {
      inModel: (world, user) => [...world.imports.values()].toReversed().map((one) => importInModel(one, user)),
      inAnswer: (imports) => imports.map(importInAnswer),
    },
  },
  '/api/imports/fields': { flag: 'canManageIntegrations' },
  '/api/keys': {
    flag: 'canManageIntegrations',
    answer: {
      inModel: (world) => [...world.keys.values()].toReversed().map((key) => keyInModel(world, key)),
      inAnswer: (keys) => keys.map(keyInAnswer),
    },
  },
  '/api/leads/bulk': { flag: 'canBulkActions' },
  '/api/leads/events': {},
  '/api/leads/places?place=district': {},
  '/api/leads/stats': { answer: { inModel: statsInModel, inAnswer: statsInAnswer } },
  '/api/leads/types': {
    answer: {
      inModel: (_, user) => ({ names: LEAD_TYPE_NAMES, accessible: typesOf(user) }),
      inAnswer: ({ definitions, accessibleTypes }) => ({
        names: Object.keys(definitions),
        accessible: inRegistryOrder(accessibleTypes),
      }),
    },
  },
  '/api/notifications': {
    // The model does not predict notifications. It only checks that the user can see the leads and keys they are about.
    answer: {
      inModel: () => [],
      inAnswer: (notifications, user, world) =>
        notifications.filter(({ lead, key }: Json) => {
          if (key) return !world.keys.has(key._id) || !hasPermission(user, 'canManageIntegrations');
          const known = world.leads.get(lead._id);
          return !known || known.quarantined || known.mergedInto !== null || known.erased || !sees(user, known);
        }),
    },
  },
  '/api/reports/team': {
    flag: 'canViewReports',
    recordedAs: 'report.read',
    answer: { inModel: teamInModel, inAnswer: teamInAnswer },
  },
  '/api/notifications/settings': {},
  '/api/users/lead-types': {
    flag: 'canManageUsers',
    answer: { inModel: () => LEAD_TYPE_NAMES, inAnswer: ({ definitions }) => Object.keys(definitions) },
  },
  '/api/views/settings': {},
  '/api/message-templates': {
    answer: {
      inModel: (world) => [...world.templates.values()].map(({ name }) => name).sort(),
      inAnswer: (templates) => templates.map(({ name }: Json) => name).sort(),
    },
  },
  '/api/views': {
    answer: {
      inModel: (world, user) => viewsSeenBy(world, user).map(({ id, ...view }) => ({ _id: id, ...view })),
      inAnswer: (views) => views.map(viewInAnswer),
    },
  },
  '/api/webhooks': {
    flag: 'canManageIntegrations',
    answer: {
      inModel: (world) => [...world.webhooks.values()].toReversed().map((webhook) => webhookInModel(world, webhook)),
      inAnswer: (webhooks) => webhooks.map(webhookInAnswer),
    },
  },
};

export function requestOfRead({ path }: ReadCall): Request {
  return { method: 'GET', path };
}

export function predictRead(world: World, user: ModelUser, call: ReadCall): Prediction {
  const request = requestOfRead(call);
  const { flag, isForAdministrators, answer } = READS[call.path] ?? {};
  if ((flag && !hasPermission(user, flag)) || (isForAdministrators && user.role !== 'admin'))
    return refusedBy(request, 403);
  if (!answer) return { ...request, status: 200 };
  const expected = answer.inModel(world, user);
  return { ...request, status: 200, answer: { read: ({ body }) => answer.inAnswer(body.data, user, world), expected } };
}

/** Sorts the types, because the contract does not define their order. */
function inRegistryOrder(types: string[]): string[] {
  return [...types].sort((a, b) => LEAD_TYPE_NAMES.indexOf(a as never) - LEAD_TYPE_NAMES.indexOf(b as never));
}
