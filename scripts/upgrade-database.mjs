/** `npm run upgrade-database`; `--help` says more. Nothing is built: its TypeScript runs as it stands. */
import { runScript } from './run-script.mjs';

await runScript('./backup/run-upgrade.ts', 'runUpgrade');
