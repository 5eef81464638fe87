/** The administrator of a new database. Not in api.ts, which would load the whole application in browser tests. */
export const ADMIN = { email: 'admin@kisancanteen.local', password: 'harvest-moon-42' };
