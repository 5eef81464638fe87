/** Forms of visitors, each from a different person. */
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

/** Spreads visitors over networks, so the limits, which stay on, are not reached. */
function visitorAddress() {
  const network = Math.floor(Math.random() * 4_000);
  return `10.${Math.floor(network / 250)}.${network % 250}.7`;
}
