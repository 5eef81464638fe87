/** For tests: the back office in a fresh store before a fake server. */
import { expect } from '@jest/globals';
import { LEAD_TYPE_NAMES } from '@lead-types/lead-types';
import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import type { components } from '../../shared/api/schema';
import { ADMIN_ROUTES } from '../app/admin-app';
import { createAdminStore } from '../app/create-admin-store';
import type { SignedInUser } from '../session/session-slice';
import { saveSession } from '../session/session-storage';

type Lead = components['schemas']['Lead'];

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
  },
  leadTypeAccess: Object.fromEntries(LEAD_TYPE_NAMES.map((type) => [type, true])) as SignedInUser['leadTypeAccess'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const LEAD: Lead = {
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
  closeReason: null,
};

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly token: string | null;
  readonly ifMatch: string | null;
  /** Its Idempotency-Key. */
  readonly key: string | null;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal | null | undefined;
}

/** An answer as far as the back office reads it; jsdom has no Response of its own. */
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

type Responses = Readonly<Record<string, (call: Call) => object | Promise<object>>>;

/** A failure as the server words it. */
export function problem(status: number, message: string, errors: readonly object[] = []): object {
  return new FakeResponse({ status, message, detail: message, code: 'test', errors }, status);
}

/** A failure in which only the status says something. */
export function proxyFailure(status: number): object {
  return new FakeResponse({}, status);
}

/**
 * A file to download, of so many rows; named only where the server names it. What follows the first half waits for `rest`.
 */
export function csvFile(
  name?: string,
  { rows = 1, total, rest }: { rows?: number; total?: number; rest?: Promise<void> } = {},
): object {
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

/** `GET /api/leads` of one page. */
export function leadPage(leads: readonly Lead[], currentPage = 1, totalPages = 1) {
  const totalItems = totalPages === 1 ? leads.length : totalPages * 20;
  return { data: leads, pagination: { currentPage, totalPages, totalItems, pageSize: 20 } };
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
const STATS: components['schemas']['LeadStats'] = {
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

/** What the server answers unless a test says otherwise. */
const DEFAULT_RESPONSES: Responses = {
  'GET /api/auth/me': () => ({ data: ADMIN }),
  'GET /api/leads': () => leadPage([LEAD]),
  'GET /api/leads/bin': () => leadPage([]),
  'GET /api/notifications': () => ({ ...leadPage([]), unread: 0 }),
  'GET /api/views/settings': () => ({
    data: { defaultView: null, columns: ['type', 'status', 'promise', 'createdAt'] },
  }),
  'GET /api/leads/l1/duplicates': () => ({ data: { candidates: [], merged: [] } }),
  'GET /api/leads/stats': () => ({ data: STATS }),
  'GET /api/leads/types': () => ({ data: { definitions: {}, accessibleTypes: ['contact', 'franchise'] } }),
};

/** Opens a page of the back admin, as somebody who is signed in where `token` is given. */
export function renderAdmin(page: string, responses: Responses = {}, token: string | null = 'valid') {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    const headers = new Headers(init?.headers);
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    const ifMatch = headers.get('If-Match');
    const key = headers.get('Idempotency-Key');
    const call = { method, path: pathname, query: searchParams, body, token, ifMatch, key, signal: init?.signal };
    calls.push(call);
    const answer = { ...DEFAULT_RESPONSES, ...responses }[`${method} ${pathname}`];
    const given = answer ? await answer(call) : problem(404, `Nothing answers ${method} ${pathname}.`);
    return ('headers' in given ? given : new FakeResponse(given)) as unknown as Response;
  };
  if (token) {
    localStorage.setItem('adminToken', token);
    localStorage.setItem('adminUser', JSON.stringify(ADMIN));
  }
  // An entry of its own, without the state that the test before left.
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
  return { ...view, calls, callsTo, leave };
}

/** The browser's own button; it takes a moment. */
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
