import { describe, expect, it } from '@jest/globals';
import { fillMessage, unknownPlaceholders } from './fill-message.js';
import { REQUEST_TEXTS } from './message-texts.js';

const VALUES = {
  name: 'Sunita Devi',
  reference: '8MXPF-YHHYM',
  promise: 'We will contact you within 24 hours.',
  type: 'your request for a soil test',
  staffName: 'Ravi Kumar',
};

describe('a message template that is filled in', () => {
  it('replaces every placeholder', () => {
    expect(
      fillMessage('Namaste {name}, thank you for {type} ({reference}). {promise}\n{staffName}, {name}', VALUES),
    ).toBe(
      'Namaste Sunita Devi, thank you for your request for a soil test (8MXPF-YHHYM). We will contact you within 24 hours.\nRavi Kumar, Sunita Devi',
    );
  });

  it.each([
    ['Namaste {name}, welcome', 'Namaste, welcome'],
    ['नमस्ते {name} जी,', 'नमस्ते जी,'],
    ['{name} called', 'called'],
    ['Thank you. {promise}\nBye', 'Thank you.\nBye'],
    ['Bye\n{promise}', 'Bye'],
  ])('leaves no gap for an empty value: %j', (text, filled) => {
    expect(fillMessage(text, { ...VALUES, name: '', promise: '' })).toBe(filled);
  });

  it.each(Object.values(REQUEST_TEXTS.hi))('uses the correct Hindi form of आपका: %s', (type) => {
    expect(fillMessage('{type} हमें मिल गया है', { ...VALUES, type })).toMatch(/आपका \S+ हमें मिल गया है$/);
    expect(fillMessage('{type} के बारे में', { ...VALUES, type })).toMatch(/आपके \S+ के बारे में$/);
  });

  it('inserts a value unchanged, even with braces or $ signs', () => {
    expect(fillMessage('{name}!', { ...VALUES, name: '{reference} $& $1' })).toBe('{reference} $& $1!');
  });
});

describe('unknown placeholders', () => {
  it.each([
    ['Namaste {name}', []],
    ['{Name} {amount} {amount} {}', ['Name', 'amount', '']],
    ['a { b and } c', [' b and ']],
    ['a {b\n} {{name}}', []],
  ])('of %j are %j', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown);
  });
});
