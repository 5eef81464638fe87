import type { Api } from './api.js';
import type { Answer, Schema } from './api-client.js';
import { type LeadReads, leadReads } from './lead-reads.js';
import { allMatched } from './matched.js';
import { submitLead } from './staff.js';

export interface Person {
  fullName?: string;
  email?: string;
  phone?: string;
  city?: string;
  state?: string;
  pincode?: string;
  address?: string;
}

/** Creates leads that resemble each other only where a test wants it, and decides on possible duplicates. */
export class AlikeLeads {
  private count = 0;
  readonly get: LeadReads;

  constructor(
    private readonly api: Api,
    private readonly admin: string,
  ) {
    this.get = leadReads(api, admin);
  }

  /** Returns a submission with a unique name and email and without a phone, except for the values in `person`. */
  contact(person: Person, more: object = {}): object {
    this.count += 1;
    return {
      type: 'contact',
      personalInfo: {
        fullName: `Person${this.count} Number${this.count}`,
        email: `person${this.count}@example.com`,
        ...person,
      },
      contactForm: { message: `Message ${this.count}` },
      ...more,
    };
  }

  freshPhone(): string {
    this.count += 1;
    return `+91 98${String(10_000_000 + this.count * 37)}`;
  }

  /** Sends the submissions in order, then waits for duplicate detection. Returns the lead ids. */
  async add(...forms: object[]): Promise<string[]> {
    const ids: string[] = [];
    for (const form of forms) ids.push(await submitLead(this.api, form));
    await allMatched(this.api);
    return ids;
  }

  async pair(one: Person = {}, other: Person = {}): Promise<[string, string]> {
    const phone = this.freshPhone();
    return (await this.add(this.contact({ phone, ...one }), this.contact({ phone, ...other }))) as [string, string];
  }

  decide(id: string, other: string, state: string, token = this.admin): Promise<Answer> {
    return this.api.raw('PUT', `/api/leads/${id}/duplicates`, { token, body: { other, state } });
  }

  merge(
    id: string,
    other: string,
    more: object = {},
    token = this.admin,
    headers = {},
  ): Promise<Answer<Schema<'LeadUpdatedResult'>>> {
    return this.api.raw('POST', `/api/leads/${id}/merge`, { token, body: { other, ...more }, headers });
  }

  unmerge(id: string, other: string, token = this.admin): Promise<Answer> {
    return this.api.raw('POST', `/api/leads/${id}/unmerge`, { token, body: { other } });
  }

  async candidates(id: string, token = this.admin): Promise<Schema<'DuplicateCandidate'>[]> {
    return (await this.get(`/${id}/duplicates`, token)).body.data.candidates;
  }
}

export function idsIn({ body }: Answer<{ data: readonly { readonly _id: string }[] }>): string[] {
  return body.data.map(({ _id }) => _id);
}
