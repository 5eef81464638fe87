/** `npm run demo -- --leads 2000` fills the database; see `--help`. Runs the TypeScript sources without a build. */
import { runScript } from './run-script.mjs';

await runScript('./demo/run-demo.ts', 'runDemo');
