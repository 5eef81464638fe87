import { setTimeout as delay } from 'node:timers/promises';

const UNAVAILABLE = 503;
const TRIES = 30;

/** Asks again where the server cannot answer just now: a machine that does much else at the same time is slow, not wrong. */
export async function retryOn503(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== UNAVAILABLE || tries === TRIES) return answer;
    await delay(1_000);
  }
}
