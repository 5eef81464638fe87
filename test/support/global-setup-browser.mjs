/** What the browser tests need beyond the API tests: the built site. */
import { ensureBuilt } from '../../scripts/build.mjs';
import globalSetup from './global-setup.mjs';

export default async function globalSetupBrowser() {
  await ensureBuilt();
  await globalSetup();
}
