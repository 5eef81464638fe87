/** `npm run pictures`: draws what is outdated in `frontend/drawn`, for you to commit. */
import './dev/run-typescript.mjs';
import { drawOutdated } from './site/pictures/drawn.mjs';

const drawn = await drawOutdated();
console.log(drawn.length > 0 ? `${drawn.length} files drawn.` : 'All files are up to date.');
