/** `npm run demo -- --leads 2000` fills the database; `--help` says more. Nothing is built: its TypeScript runs as it stands. */
import { runScript } from './run-script.mjs';

await runScript('./demo/run-demo.ts', 'runDemo');
