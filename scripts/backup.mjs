/** `npm run backup -- --to FOLDER --keep 7`; `--help` says more. Nothing is built: its TypeScript runs as it stands. */
import { runScript } from './run-script.mjs';

await runScript('./backup/run-backup.ts', 'runBackup');
