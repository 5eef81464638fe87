/** `npm run pictures`: redraws outdated pictures in `frontend/drawn`. Commit the result. */
import './dev/run-typescript.mjs';
import { drawOutdated } from './site/pictures/drawn.mjs';

const drawn = await drawOutdated();
console.log(drawn.length > 0 ? `${drawn.length} files drawn.` : 'All files are up to date.');
