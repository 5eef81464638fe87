import { stopDatabase } from './global-setup.mjs';

export default stopDatabase;
