/**
 * The administrator of a new database. This is not in api.ts, because importing that file would load the whole
 * application in browser tests.
 */
export const ADMIN = { email: 'admin@kisancanteen.local', password: 'harvest-moon-42' };
