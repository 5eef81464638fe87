/** `npm run backup -- --to FOLDER --keep 7`; see `--help`. Runs the TypeScript sources without a build. */
import { runScript } from './run-script.mjs';

await runScript('./backup/run-backup.ts', 'runBackup');
