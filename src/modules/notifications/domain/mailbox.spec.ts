import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

it.each([
  ['ram.kumar@gmail.com', 'ramkumar@gmail.com'],
  ['R.A.M.Kumar@GMAIL.com', 'ramkumar@gmail.com'],
  ['ramkumar+soil@googlemail.com', 'ramkumar@gmail.com'],
  ['ram.kumar+a+b@Gmail.Com', 'ramkumar@gmail.com'],
  ['"ram.kumar"@gmail.com', 'ramkumar@gmail.com'],
  ['Ram.Kumar+shop@Example.IN', 'ram.kumar@example.in'],
  ['"ram\\.kumar"@example.in', 'ram.kumar@example.in'],
  ['+919811001100@example.in', '+919811001100@example.in'],
  ['ram@किसान.भारत', 'ram@xn--11b2b6byad.xn--h2brj9c'],
  ['ram@gmail.com.example', 'ram@gmail.com.example'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
