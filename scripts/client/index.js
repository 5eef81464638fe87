import createClient from 'openapi-fetch';

const RETRIED = new Set([409, 429, 503]);
/** A longer wait is the caller's decision: the response is returned. */
const MAX_WAIT_SECONDS = 60;

export function createKisanClient({ baseUrl, key, maxTries = 4 }) {
  const client = createClient({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { Authorization: `Bearer ${key}` },
    fetch: (request) => fetchWithRetries(request, maxTries),
  });
  client.use({
    onRequest({ request }) {
      const needsKey = request.method === 'POST' && !request.headers.has('Idempotency-Key');
      if (needsKey) request.headers.set('Idempotency-Key', crypto.randomUUID());
    },
  });
  return client;
}

async function fetchWithRetries(request, maxTries) {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries >= maxTries;
    try {
      const response = await fetch(request.clone());
      const seconds = waitSeconds(response);
      if (isLast || seconds === null) return response;
      await response.body?.cancel();
      await pause(seconds);
    } catch (failure) {
      if (isLast || request.signal.aborted || !isRepeatable(request)) throw failure;
      await pause(2 ** (tries - 1));
    }
  }
}

/** Returns how long to wait before the call is repeated, or null if repeating it does not help. */
function waitSeconds({ status, headers }) {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return RETRIED.has(status) && seconds <= MAX_WAIT_SECONDS ? seconds : null;
}

/** Without a response, the call may have been carried out. A second DELETE or a PUT with an old ETag would fail. */
function isRepeatable({ method, headers }) {
  return method !== 'DELETE' && !(method === 'PUT' && headers.has('If-Match'));
}

function pause(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}
