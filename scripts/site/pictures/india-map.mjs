/**
 * Writes the outlines of the states for the map in reports, from @svg-maps/india (CC-BY-4.0, MapSVG). Coordinates are
 * rounded to whole units: a tenth of the size, with no visible difference. `node scripts/site/pictures/india-map.mjs`
 */
import { writeFile } from 'node:fs/promises';
import india from '@svg-maps/india';

/** State codes that differ from the map's ids in upper case. dn and dd have been one territory since 2020. */
const CODES = { ct: 'CG', dn: 'DH', dd: 'DH', or: 'OD', tg: 'TS', ut: 'UK' };

const outlines = {};
for (const { id, path } of india.locations) {
  const code = CODES[id] ?? id.toUpperCase();
  outlines[code] = `${outlines[code] ?? ''}${onWholeUnits(path)}`;
}
const target = new URL('../../../frontend/src/admin/reports/india-outlines.json', import.meta.url);
await writeFile(target, `${JSON.stringify({ viewBox: india.viewBox, outlines }, null, 2)}\n`);

/** Rounds absolute positions, not steps, so that neighbouring states still touch. Tiny shapes become a point. */
function onWholeUnits(path) {
  let [x, y] = [0, 0];
  let written = '';
  for (const ring of path.split(/z/i)) {
    if (!ring.trim()) continue;
    const tokens = ring.match(/-?[\d.]+(?:e-?\d+)?|[a-z]/gi);
    let command = '';
    let start = null;
    let at = null;
    let steps = '';
    const go = (toX, toY) => {
      [x, y] = [toX, toY];
      const here = [Math.round(x), Math.round(y)];
      if (!at) {
        start = [x, y];
        steps = `M${here[0]} ${here[1]}l`;
      } else if (here[0] !== at[0] || here[1] !== at[1]) {
        steps += `${here[0] - at[0]},${here[1] - at[1]} `;
      } else return;
      at = here;
    };
    for (let i = 0; i < tokens.length; ) {
      if (/^[a-z]$/i.test(tokens[i])) command = tokens[i++];
      const next = () => Number(tokens[i++]);
      if (command === 'm' || command === 'l') go(x + next(), y + next());
      else if (command === 'M' || command === 'L') go(next(), next());
      else if (command === 'h') go(x + next(), y);
      else if (command === 'H') go(next(), y);
      else if (command === 'v') go(x, y + next());
      else if (command === 'V') go(x, next());
      else throw new Error(`The map uses the path command "${command}", which this script does not support.`);
    }
    written += `${steps.trim().replace(/l$/, 'l0,0')}z`;
    [x, y] = start;
  }
  return written.replaceAll(',-', '-').replaceAll(' -', '-');
}
