/** Sets up the browser tests: does the same as for the API tests, and also builds the site. */
import { ensureBuilt } from '../../scripts/build.mjs';
import globalSetup from './global-setup.mjs';

export default async function globalSetupBrowser() {
  await ensureBuilt();
  await globalSetup();
}
