import { describe, expect, it } from '@jest/globals';
import { AuditReferences } from './audit-references.js';

const references = new AuditReferences('a secret of the server that is long enough');

describe('the references of personal values', () => {
  it('are equal for equal values in any spelling', () => {
    const of = (personal: object) => references.of({ ...personal });
    expect(of({ email: ' Asha@Example.com' })).toEqual(of({ email: 'asha@example.com' }));
    expect(of({ phone: '098765 43210' })).toEqual(of({ phone: '+91 98765-43210' }));
    expect(of({ email: 'asha@example.com' })).not.toEqual(of({ email: 'usha@example.com' }));
    expect(of({ email: 'asha@example.com' })['email']).toMatch(/^[\w-]{22}$/);
  });

  it('cover only emails, phones and search texts, before and after a change', () => {
    const change = (from: unknown, to: unknown) => ({ from, to });
    expect(
      references.of({
        search: 'asha',
        name: 'Asha',
        address: '10.0.0.1',
        changes: {
          'personalInfo.phone': change(null, '9876543210'),
          'personalInfo.fullName': change('Asha', 'Usha'),
          followUp: change(null, { on: '2026-12-01', note: 'Asha' }),
        },
      }),
    ).toEqual({ search: expect.any(String), 'personalInfo.phone': { to: expect.any(String) } });
  });

  it('differ with another secret', () => {
    const others = new AuditReferences('another secret that is long enough as well');
    expect(others.of({ email: 'a@b.in' })).not.toEqual(references.of({ email: 'a@b.in' }));
  });
});
