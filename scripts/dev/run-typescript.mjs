/** `node --import ./scripts/dev/run-typescript.mjs file.ts` */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
