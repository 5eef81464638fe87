/** The set-up of the browser tests: in addition to that of the API tests, it builds the site. */
import { ensureBuilt } from '../../scripts/build.mjs';
import globalSetup from './global-setup.mjs';

export default async function globalSetupBrowser() {
  await ensureBuilt();
  await globalSetup();
}
