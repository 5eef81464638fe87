/** Compares the export of all leads with COPY alone. This needs `psql`. */
import { spawn } from 'node:child_process';
import { quantile } from './calls.mjs';
import { cpuMs, memoryMb } from './processes.mjs';

const ROUNDS = 3;

/**
 * Compares the export with a COPY of the same cells through `psql`, and with a plain COPY of every column without
 * order. The three take turns for three rounds. Also measures calls to the lead list during the first export.
 */
export async function measureExport({ server, databaseUrl, list, token, say }) {
  const others = [];
  const rounds = { product: [], same: [], plain: [] };
  const same = await exportCopy();
  const plain = `COPY (SELECT l.*, u.name FROM leads l LEFT JOIN users u ON u.id = l.assigned_to
    WHERE l.quarantined_at IS NULL AND l.merged_into IS NULL) TO STDOUT WITH (FORMAT csv)`;
  for (let round = 0; round < ROUNDS; round++) {
    rounds.plain.push(await copyOut(plain, server, databaseUrl));
    rounds.same.push(await copyOut(same, server, databaseUrl));
    rounds.product.push(await download(server, token, round === 0 ? { list, times: others } : undefined));
  }
  const [product, ...limits] = Object.values(rounds).map(
    (taken) => [...taken].sort((a, b) => a.seconds - b.seconds)[Math.floor(ROUNDS / 2)],
  );
  say(`
| all leads | MB | s | leads/s | CPU s: server + PostgreSQL | first byte ms | server at most MB | leads/s of ours / its |
|---|---|---|---|---|---|---|---|`);
  const line = (name, { bytes, seconds, cpu, firstMs, peakMb }, ratio) =>
    say(
      `| ${[name, (bytes / 1e6).toFixed(0), seconds.toFixed(1), Math.round(product.leads / seconds).toLocaleString('en'), cpu, firstMs ?? '', peakMb ?? '', ratio].join(' | ')} |`,
    );
  line('export', product, '');
  for (const [i, name] of ['COPY of the same cells, same order', 'COPY of every column, unordered'].entries()) {
    line(name, limits[i], (limits[i].seconds / product.seconds).toFixed(2));
  }
  const peakMb = Math.max(...rounds.product.map((round) => round.peakMb));
  say(
    `\n${product.leads.toLocaleString('en')} leads; the server at most ${peakMb} MB; lists during the first export p50 ` +
      `${quantile(others, 0.5).toFixed(0)} ms, p99 ${quantile(others, 0.99).toFixed(0)} ms.`,
  );
}

/** @param others - If given, `others.list()` is called throughout the download; `others.times` gets durations. */
async function download(server, token, others) {
  const before = cpuMs(server.pid, server.dataDir);
  const startedMs = performance.now();
  const answer = await fetch(`${server.url}/api/leads/export`, { headers: { authorization: `Bearer ${token}` } });
  let bytes = 0;
  let firstMs;
  let peakMb = 0;
  let isDone = false;
  const lists = (async () => {
    while (others && !isDone) others.times.push((await others.list()).ms);
  })();
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb(server.pid));
  }, 50);
  for await (const chunk of answer.body) {
    firstMs ??= Math.round(performance.now() - startedMs);
    bytes += chunk.length;
  }
  const seconds = (performance.now() - startedMs) / 1000;
  isDone = true;
  clearInterval(look);
  await lists;
  const leads = Number(answer.headers.get('x-total-count'));
  return { bytes, seconds, firstMs, peakMb, leads, cpu: usedSince(before, server) };
}

async function exportCopy() {
  const [{ csvColumns }, { exportStatement }, { LEAD_TYPE_NAMES }] = await Promise.all([
    import('../src/modules/leads/domain/lead-columns.ts'),
    import('../src/modules/export/infrastructure/postgres-lead-export.ts'),
    import('../src/lead-types/lead-types.ts'),
  ]);
  const values = csvColumns(LEAD_TYPE_NAMES).map(({ value }) => value);
  const listed = 'l.quarantined_at IS NULL AND l.merged_into IS NULL';
  return exportStatement(values, 'labels', listed, 'l.created_at DESC, l.id DESC');
}

/** Measures a COPY through `psql`, on a connection with the server's settings. */
async function copyOut(statement, server, databaseUrl) {
  const { EXPORT_SETTINGS } = await import('../src/modules/export/infrastructure/export-expressions.ts');
  const { dataSourceOptions } = await import('../src/database/data-source.ts');
  const before = cpuMs(server.pid, server.dataDir);
  const startedMs = performance.now();
  const psql = spawn('psql', ['-XqAt', databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PGOPTIONS: `${dataSourceOptions('').extra.options} ${EXPORT_SETTINGS}` },
  });
  psql.stdin.end(`${statement};\n`);
  let bytes = 0;
  for await (const chunk of psql.stdout) bytes += chunk.length;
  return { bytes, seconds: (performance.now() - startedMs) / 1000, cpu: usedSince(before, server) };
}

function usedSince(before, server) {
  const after = cpuMs(server.pid, server.dataDir);
  return ['server', 'database'].map((what) => ((after[what] - before[what]) / 1000).toFixed(1)).join(' + ');
}
