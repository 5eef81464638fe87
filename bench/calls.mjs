/** Sends HTTP calls over connections that stay open, and measures their duration. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** @returns the status, the text and the duration in ms; throws if the status is 400 or more */
export function call(url, { method = 'GET', headers = {}, body } = {}) {
  const startedMs = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method,
      headers: {
        ...headers,
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const said = Buffer.concat(chunks).toString();
        if (answer.statusCode >= 400) reject(new Error(`${method} ${url}: ${answer.statusCode} ${said}`));
        else resolve({ status: answer.statusCode, text: said, ms: performance.now() - startedMs });
      });
    });
    sent.end(text);
  });
}

/** Makes `count` calls, `connections` at a time. Returns the duration of each call, and the calls per second. */
export async function many(make, connections, count) {
  const startedMs = performance.now();
  const times = [];
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) times.push((await make()).ms);
    }),
  );
  return { times, perSecond: count / ((performance.now() - startedMs) / 1000) };
}

export function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
