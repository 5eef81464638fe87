import { expect, it } from '@jest/globals';
import { callAddress, mailAddress, whatsAppAddress } from './contact-address';

it.each([
  ['sunita@kisancanteen.in', 'mailto:sunita@kisancanteen.in'],
  ['ram?bcc=evil@attacker.example', 'mailto:ram%3Fbcc%3Devil@attacker.example'],
  ['ram@x.example?subject=a&body=b', 'mailto:ram@x.example%3Fsubject%3Da%26body%3Db'],
  ['ram,evil@attacker.example', 'mailto:ram%2Cevil@attacker.example'],
  ['a+b%3F@x.example', 'mailto:a%2Bb%253F@x.example'],
])('a mail to %s goes to nobody else', (email, address) => {
  expect(mailAddress(email)).toBe(address);
  const { search, pathname } = new URL(address);
  expect(search).toBe('');
  expect(decodeURIComponent(pathname)).toBe(email);
});

it('a call and a chat go to the digits of the number and nothing else', () => {
  expect(callAddress('98110 01100;phone-context=x.example')).toBe('tel:9811001100');
  expect(callAddress('+91 98110-01100')).toBe('tel:+919811001100');
  expect(whatsAppAddress('+919811001100')).toBe('https://wa.me/919811001100');
});
