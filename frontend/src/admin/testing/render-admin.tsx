/** Renders the back office for a test, with a new store and a fake server. */
import { expect } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import type { DeepReadonly, Method, PathWith, ResponseOf } from '../../shared/api/api-types';
import type { components } from '../../shared/api/schema';
import { ADMIN_ROUTES } from '../app/admin-app';
import { createAdminStore } from '../app/create-admin-store';
import type { SignedInUser } from '../session/session-slice';
import { saveSession } from '../session/session-storage';

type Schemas = components['schemas'];
type ContactLead = Schemas['ListedLeadFields'] & Schemas['ContactLead'];
type ContactDetail = Schemas['LeadDetailFields'] & ContactLead;
export type LeadChange = Partial<ContactDetail>;

export const ADMIN: SignedInUser = {
  _id: 'u1',
  name: 'Sunita Devi',
  email: 'sunita@kisancanteen.local',
  role: 'admin',
  isActive: true,
  permissions: {
    canViewAllLeads: true,
    canEditAllLeads: true,
    canDeleteLeads: true,
    canManageUsers: true,
    canViewReports: true,
    canExportData: true,
    canBulkActions: true,
    canErasePersonalData: true,
    canManageAssignment: true,
    canTakeFromPool: true,
    canSetTargets: true,
    canManageIntegrations: true,
  },
  leadTypeAccess: Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, true])) as SignedInUser['leadTypeAccess'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const LEAD: ContactLead = {
  _id: 'l1',
  reference: '8MXPFYHHYM',
  type: 'contact',
  status: 'new',
  priority: 'medium',
  createdAt: '2026-11-20T04:21:44.049Z',
  updatedAt: '2026-11-20T04:21:44.049Z',
  personalInfo: { fullName: 'Balasaheb Shinde', email: 'bala@example.com', phone: '98765 43210' },
  contactForm: {},
  phoneE164: '+919876543210',
  phoneKind: 'mobile' as const,
  phoneDoubtful: false,
  assignedTo: null,
  inPool: false,
  quarantined: false,
  spamReasons: [],
  erasedAt: null,
  promise: { hours: 24, dueAt: '2026-11-21T04:21:44.049Z', firstResponseAt: null, state: 'waiting' },
  followUp: null,
  nextStep: 'first_contact',
  externalIds: [],
  closeReason: null,
  possibleDuplicates: 0,
  mergedLeads: [],
  activityAt: '2026-11-20T04:21:44.049Z',
  etag: '"1"',
  source: null,
  consent: null,
};

export function leadDetail(change: LeadChange = {}) {
  const { notes = [], history = [] } = change;
  return {
    data: {
      ...LEAD,
      notes,
      noteCount: notes.length,
      callCount: notes.filter(({ call }) => call !== null).length,
      history,
      followUps: [],
      mergedInto: null,
      originalType: null,
      formerInfo: [],
      ...change,
    },
  };
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string | null;
  readonly ifMatch: string | null;
  readonly key: string | null;
  /** Aborts when the caller stops waiting for the response. */
  readonly signal: AbortSignal | null | undefined;
}

/** Replaces `Response`, which jsdom lacks. Has only the parts that the back office reads. */
class FakeResponse {
  readonly ok: boolean;
  readonly headers: Headers;

  constructor(
    private readonly content: object,
    readonly status = 200,
    headers: Record<string, string> = {},
    readonly body: object | null = null,
  ) {
    this.ok = status < 400;
    this.headers = new Headers(headers);
  }
  json = async () => this.content;
}

/** Example: `GET /api/leads/{id}`. */
type Endpoint = { [M in Method]: `${Uppercase<M>} ${PathWith<M>}` }[Method];

/**
 * Name of an endpoint with test ids in place of the path parameters. A test id is the first letter of its collection
 * and a digit, such as `l1` for a lead. People have the letter `u`.
 */
type Named<Path extends string, Collection extends string = ''> = Path extends `${infer Part}/${infer Rest}`
  ? `${NamedPart<Part, Collection>}/${Named<Rest, Part>}`
  : NamedPart<Path, Collection>;
type NamedPart<Part extends string, Collection extends string> = Part extends '{number}'
  ? '0' | `${Digit}`
  : Part extends `{${string}}`
    ? Collection extends 'people'
      ? `u${Digit}`
      : Collection extends `${infer Initial}${string}`
        ? `${Initial}${Digit}`
        : never
    : Part;
type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A fake GET response must be complete. Other fake responses can omit fields that the back office does not use. */
type Answer<M extends Method, P extends PathWith<M>> =
  unknown extends ResponseOf<M, P>
    ? object
    : M extends 'get'
      ? DeepReadonly<ResponseOf<M, P>>
      : DeepPartial<ResponseOf<M, P>>;

type AnswerOf<E extends Endpoint> = {
  [M in Method]: E extends `${Uppercase<M>} ${infer P extends PathWith<M>}` ? Answer<M, P> : never;
}[Method];

type Respond<A> = (call: Call) => A | FakeResponse | Promise<A | FakeResponse>;

/** Responses of the fake server. A test does not compile if a path or field has been renamed in the API. */
export type Responses = { readonly [E in Endpoint as Named<E>]?: Respond<AnswerOf<E>> };

/** Type of one response, for a test that sends this response later: `AnswerTo<'GET /api/leads/l1'>`. */
export type AnswerTo<Name extends keyof Responses> = Awaited<ReturnType<NonNullable<Responses[Name]>>>;

type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

export function problem(status: number, message: string, errors: readonly object[] = []): FakeResponse {
  return new FakeResponse({ status, message, detail: message, code: 'test', errors }, status);
}

export function malformed(content: object): FakeResponse {
  return new FakeResponse(content);
}

/** Creates an error response without a message, like the response of a proxy. */
export function proxyFailure(status: number): FakeResponse {
  return new FakeResponse({}, status);
}

/**
 * Creates a CSV download. The response names the file only if `name` is given. The second half of the rows follows when
 * `rest` resolves.
 */
export function csvFile(
  name?: string,
  { rows = 1, total, rest }: { rows?: number; total?: number; rest?: Promise<void> } = {},
): FakeResponse {
  const disposition = name && { 'Content-Disposition': `attachment; filename="${name}"` };
  const lines = Array.from({ length: rows + 1 }, (_, row) => `row ${row}\r\n`);
  const half = Math.ceil(lines.length / 2);
  async function* halves() {
    yield lines.slice(0, half);
    await rest;
    yield lines.slice(half);
  }
  const source = halves();
  const read = async () => {
    const { done = false, value } = await source.next();
    return { done, value: value && new TextEncoder().encode(value.join('')) };
  };
  const headers = { ...disposition, 'X-Total-Count': String(total ?? rows) };
  return new FakeResponse({}, 200, headers, { getReader: () => ({ read }) });
}

/** A page of the timeline that has only notes, calls and messages. */
export function timelineOf(notes: readonly Schemas['LeadNote'][], nextCursor: string | null = null) {
  const kindOf = ({ call, message }: Schemas['LeadNote']): 'call' | 'note' | 'whatsapp' | 'email' =>
    call ? 'call' : (message?.channel ?? 'note');
  const data = notes.map((note) => ({
    _id: note._id,
    at: note.createdAt || LEAD.createdAt,
    kind: kindOf(note),
    actor: note.author && { _id: note.author._id, name: note.author.name, isFormer: false },
    note,
  }));
  return { data, nextCursor };
}

export function leadPage(leads: readonly Schemas['ListedLead'][], currentPage = 1, totalPages = 1) {
  return pageOf(leads, currentPage, totalPages);
}

/** Creates the response of any list. If there are several pages, the total is 20 rows for each page. */
export function pageOf<Row>(rows: readonly Row[], currentPage = 1, totalPages = 1) {
  const totalItems = totalPages === 1 ? rows.length : totalPages * 20;
  return { data: rows, pagination: { currentPage, totalPages, totalItems, pageSize: 20 } };
}

const NOTHING_WAITS = {
  noNextStep: 0,
  ownNoNextStep: 0,
  overdue: 0,
  dueSoon: 0,
  followUpsDue: 0,
  ownOverdue: 0,
  ownDueSoon: 0,
  ownFollowUps: 0,
  unassigned: 0,
  pool: 0,
  suspectedSpam: 3,
};
export const STATS: Schemas['LeadStats'] = {
  total: 1,
  newLeads: 1,
  contacted: 0,
  qualified: 0,
  converted: 0,
  recentLeads: [],
  ...NOTHING_WAITS,
  leadsByType: [{ _id: 'contact', count: 1 }],
  accessibleLeadTypes: ['contact', 'franchise'],
};

const DEFAULT_RESPONSES: Responses = {
  'GET /api/auth/options': () => ({ data: { passwordReset: true } }),
  'GET /api/imports': () => ({ data: [] }),
  'GET /api/leads': () => leadPage([LEAD]),
  'GET /api/leads/bin': () => pageOf([]),
  'GET /api/leads/bulk': () => ({ data: [] }),
  'GET /api/notifications': () => ({ ...pageOf([]), unread: 0 }),
  'GET /api/views/settings': () => ({
    data: { defaultView: null, columns: ['type', 'status', 'promise', 'assignedTo', 'createdAt'] },
  }),
  'GET /api/leads/l1/duplicates': () => ({ data: { candidates: [], merged: [] } }),
  'GET /api/leads/l1/timeline': () => timelineOf([]),
  'GET /api/leads/l2/timeline': () => timelineOf([]),
  'GET /api/leads/l3/timeline': () => timelineOf([]),
  'GET /api/leads/stats': () => ({ data: STATS }),
  'GET /api/leads/types': () => ({ data: { definitions: {}, accessibleTypes: ['contact', 'franchise'] } }),
};

/** Renders the back office with `user` signed in, unless `token` is null. */
export function renderAdmin(
  page: string,
  responses: Responses = {},
  token: string | null = 'valid',
  user: SignedInUser = ADMIN,
) {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const sent = init?.body ?? null;
    const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
    const headers = new Headers(init?.headers);
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    const ifMatch = headers.get('If-Match');
    const key = headers.get('Idempotency-Key');
    const call = { method, path: pathname, query: searchParams, body, token, ifMatch, key, signal: init?.signal };
    calls.push(call);
    const answers: Readonly<Record<string, ((call: Call) => object) | undefined>> = {
      ...DEFAULT_RESPONSES,
      'GET /api/auth/me': () => ({ data: user }),
      ...responses,
    };
    const answer = answers[`${method} ${pathname}`];
    const given = answer ? await answer(call) : problem(404, `Nothing answers ${method} ${pathname}.`);
    return ('headers' in given ? given : new FakeResponse(given)) as unknown as Response;
  };
  if (token) {
    localStorage.setItem('adminToken', token);
    localStorage.setItem('adminUser', JSON.stringify(user));
  }
  // Adds a history entry, so that the state of the previous test is gone.
  history.pushState(null, '', page);
  const store = createAdminStore();
  const endSession = saveSession(store);
  const router = createBrowserRouter([{ element: <WithAddress />, children: ADMIN_ROUTES }]);
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  );
  const callsTo = (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name);
  const leave = () => {
    endSession();
    router.dispose();
  };
  return { ...view, store, calls, callsTo, leave };
}

export async function goBack(): Promise<void> {
  let hasArrived = false;
  addEventListener('popstate', () => (hasArrived = true), { once: true });
  history.back();
  await waitFor(() => expect(hasArrived).toBe(true));
}

function WithAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Outlet />
      <output data-testid="address">{`${pathname}${search}`}</output>
    </>
  );
}
