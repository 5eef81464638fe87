/** `npm run upgrade-database`; see `--help`. Runs the TypeScript sources without a build. */
import { runScript } from './run-script.mjs';

await runScript('./backup/run-upgrade.ts', 'runUpgrade');
