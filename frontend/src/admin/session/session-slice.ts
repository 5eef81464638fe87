import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { components } from '../../shared/api/schema';

export type SignedInUser = components['schemas']['User'];
export type Permission = keyof NonNullable<SignedInUser['permissions']>;

export interface Session {
  readonly token: string | null;
  readonly user: SignedInUser | null;
}

interface SessionState extends Session {
  /** True while the sign-in form still shows its success message. Do not redirect the user yet. */
  readonly arriving: boolean;
  /** True if the user ended the session with Logout. The next user must then not return to the same page. */
  readonly signedOut: boolean;
  /** True if the server rejected the session. The sign-in form then tells the user. */
  readonly expired: boolean;
}

const NOBODY: SessionState = { token: null, user: null, arriving: false, signedOut: false, expired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: NOBODY,
  reducers: {
    signedIn: (_session, { payload }: PayloadAction<{ token: string; user: SignedInUser }>) => ({
      ...NOBODY,
      ...payload,
      arriving: true,
    }),
    /** Dispatched at startup, and when a user has signed in or out in another tab. */
    sessionRestored: (_session, { payload }: PayloadAction<Session>) => ({ ...NOBODY, ...payload }),
    userRefreshed: (session, { payload: user }: PayloadAction<SignedInUser>) => ({ ...session, user, arriving: false }),
    sessionEnded: (_session, { payload }: PayloadAction<{ signedOut: boolean }>) => ({
      ...NOBODY,
      ...payload,
      expired: !payload.signedOut,
    }),
  },
  selectors: {
    selectSession: (session) => session,
    selectToken: ({ token }) => token,
    selectUser: ({ user }) => user,
  },
});

export const { signedIn, sessionRestored, userRefreshed, sessionEnded } = sessionSlice.actions;
export const { selectSession, selectToken, selectUser } = sessionSlice.selectors;

export type WithSession = Parameters<typeof selectToken>[0];
