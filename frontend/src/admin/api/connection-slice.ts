import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `offline`: there was no response. `unavailable`: the server or a proxy responded with 502, 503 or 504. */
export type Connection = 'works' | 'offline' | 'unavailable';

export const connectionSlice = createSlice({
  name: 'connection',
  initialState: 'works' as Connection,
  reducers: {
    connectionFailed: (_connection, { payload }: PayloadAction<Exclude<Connection, 'works'>>): Connection => payload,
    connectionRestored: (): Connection => 'works',
    connectionRetryRequested: (connection) => connection,
  },
  selectors: { selectConnection: (connection) => connection },
});

export const { connectionFailed, connectionRestored, connectionRetryRequested } = connectionSlice.actions;
export const { selectConnection } = connectionSlice.selectors;
