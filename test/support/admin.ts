/** The one administrator of a new database. Apart from api.ts, which loads the whole application: browser tests have no use for that. */
export const ADMIN = { email: 'admin@kisancanteen.local', password: 'harvest-moon-42' };
