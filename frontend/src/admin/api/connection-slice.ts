import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `offline`: no answer came. `unavailable`: the server cannot work right now. */
export type Connection = 'works' | 'offline' | 'unavailable';

/** Whether the server can be reached, as the last calls found. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: 'works' as Connection,
  reducers: {
    connectionFailed: (_connection, { payload }: PayloadAction<Exclude<Connection, 'works'>>): Connection => payload,
    connectionRestored: (): Connection => 'works',
    /** Somebody does not want to wait for the next try. */
    connectionRetryRequested: (connection) => connection,
  },
  selectors: { selectConnection: (connection) => connection },
});

export const { connectionFailed, connectionRestored, connectionRetryRequested } = connectionSlice.actions;
export const { selectConnection } = connectionSlice.selectors;
