import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { callAddress, mailAddress, whatsAppAddress } from './contact-address.js';

it.each([
  ['sunita@kisancanteen.in', 'mailto:sunita@kisancanteen.in'],
  ['ram?bcc=evil@attacker.example', 'mailto:ram%3Fbcc%3Devil@attacker.example'],
  ['ram@x.example?subject=a&body=b', 'mailto:ram@x.example%3Fsubject%3Da%26body%3Db'],
  ['ram,evil@attacker.example', 'mailto:ram%2Cevil@attacker.example'],
  ['x?bcc=spy%40evil.example&z=@example.com', 'mailto:x%3Fbcc%3Dspy%2540evil.example%26z%3D@example.com'],
  ['a+b%3F@x.example', 'mailto:a%2Bb%253F@x.example'],
])('an email link for %s has no other recipient', (email, address) => {
  expect(mailAddress(email)).toBe(address);
  const { search, pathname } = new URL(address);
  expect(search).toBe('');
  expect(decodeURIComponent(pathname)).toBe(email);
});

it('a call or chat link contains only the number', () => {
  expect(callAddress('98110 01100;phone-context=x.example')).toBe('tel:9811001100');
  expect(callAddress('+91 98110-01100')).toBe('tel:+919811001100');
  expect(whatsAppAddress('+919811001100')).toBe('https://wa.me/919811001100');
});

it('an email link can have a subject, with or without a text', () => {
  const subject = 'Soil & water?';
  expect(mailAddress('a@x.example', { subject })).toBe('mailto:a@x.example?subject=Soil%20%26%20water%3F');
  expect(mailAddress('a@x.example', { subject: 'Hi', body: 'One\nTwo&bcc=b@x.example' })).toBe(
    'mailto:a@x.example?subject=Hi&body=One%0D%0ATwo%26bcc%3Db%40x.example',
  );
});

it('no other code of the server or the frontend builds such a link', () => {
  const MADE = /(?:mailto:|tel:|sms:|wa\.me\/|api\.whatsapp\.com)[^`'"\n]*(?:\$\{|['"]\s*\+)/;
  const makers = ['src', 'frontend/src']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:spec|test)\.tsx?$/.test(name))
    .filter((name) => MADE.test(readFileSync(name, 'utf8')));
  expect(makers).toEqual(['src/lead-types/contact-address.ts']);
});
