/** `npm run restore -- FOLDER`; `--help` says more. Nothing is built: its TypeScript runs as it stands. */
import { runScript } from './run-script.mjs';

await runScript('./backup/run-restore.ts', 'runRestore');
