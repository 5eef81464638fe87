/** Draws SVG charts of measurements. */
import { writeFile } from 'node:fs/promises';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';

/** @param points - One per call and size: `{ call, leads, ms }`; `ms` is the CPU time of the server and the database */
export async function plotGrowth(points, file) {
  await writeSvg(file, {
    width: 620,
    height: 360,
    data: { values: points },
    mark: { type: 'line', point: true },
    encoding: {
      x: {
        field: 'leads',
        type: 'quantitative',
        scale: { type: 'log', nice: false },
        axis: { title: 'leads', format: '~s' },
      },
      y: {
        field: 'ms',
        type: 'quantitative',
        scale: { type: 'log' },
        axis: { title: 'CPU ms a call, server and PostgreSQL', format: '~g' },
      },
      color: { field: 'call', type: 'nominal', sort: null, title: 'call' },
      strokeDash: { field: 'call', type: 'nominal', sort: null },
    },
  });
}

/** @param bars - One per call: `{ call, side, value }`; `side` is the product or its baseline */
export async function plotBars(bars, file, title) {
  await writeSvg(file, {
    width: 620,
    data: { values: bars },
    mark: 'bar',
    encoding: {
      y: { field: 'call', type: 'nominal', sort: null, title: null },
      yOffset: { field: 'side', sort: null },
      x: { field: 'value', type: 'quantitative', title },
      color: { field: 'side', type: 'nominal', sort: null, title: null, scale: { range: ['#1f6b3a', '#f2a516'] } },
    },
  });
}

async function writeSvg(file, spec) {
  const config = { background: 'white', font: 'sans-serif', axis: { labelLimit: 300 }, legend: { labelLimit: 300 } };
  await writeFile(file, await new View(parse(compile({ ...spec, config }).spec)).toSVG());
}
