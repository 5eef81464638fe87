/** `npm run restore -- FOLDER`; see `--help`. Runs the TypeScript sources without a build. */
import { runScript } from './run-script.mjs';

await runScript('./backup/run-restore.ts', 'runRestore');
