import type { LeadType } from '@lead-types/lead-types';
import type { BodyOf, ResponseOf } from '../../../shared/api/api-types';
import { call } from '../../api/api-call';
import { baseApi, endpoint } from '../../api/base-api';
import { type EditField, type EditValues, editBody } from '../details/edit-fields';

type ManualLead = BodyOf<'post', '/api/leads/manual'>;
type CheckedPerson = BodyOf<'post', '/api/leads/manual/check'>['personalInfo'];
export type PossibleDuplicate = ResponseOf<'post', '/api/leads/manual/check'>['data'][number];

const manualLeadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a lead; the same `key` again, with the same body, adds none. */
    addLead: build.mutation({
      ...endpoint(({ body, key }: { body: ManualLead; key: string }) =>
        call('post', '/api/leads/manual', { body, headers: { 'Idempotency-Key': key } }),
      ),
      invalidatesTags: (_lead, error) => (error ? [] : ['Lead', 'LeadStats']),
    }),
    /** Leads that may be of this person. */
    checkPerson: build.query({
      ...endpoint(
        (personalInfo: CheckedPerson) => call('post', '/api/leads/manual/check', { body: { personalInfo } }),
        ({ data }) => data,
      ),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAddLeadMutation, useCheckPersonQuery } = manualLeadsApi;

/** How a lead came to the colleague who writes it down, as the API names it. */
export const HOW_LABELS = { call: 'Call', walk_in: 'Walk-in', mela: 'Mela or event', other: 'Other' } as const;
export type How = keyof typeof HOW_LABELS;

/** Whether anything was typed that closing would lose. */
export function hasInput(values: EditValues): boolean {
  return Object.values(values).some((value) => value.trim() !== '');
}

interface ManualLeadInput {
  readonly type: LeadType;
  readonly how: How;
  /** A user's id; empty leaves it to the rules, or to the adder. */
  readonly assignedTo: string;
  readonly fields: readonly EditField[];
  readonly values: EditValues;
}

/** What is sent: the fields of the chosen type that something stands in. */
export function manualBody({ type, how, assignedTo, fields, values }: ManualLeadInput): ManualLead {
  const nothing = Object.fromEntries(fields.map(({ path }) => [path, '']));
  const groups = editBody(fields, nothing, values);
  const lead = { type, source: { how }, personalInfo: {}, ...groups, ...(assignedTo && { assignedTo }) };
  // By the paths of the type's own fields, which the registry of lead types gives; the server checks each value.
  return lead as ManualLead;
}

const MIN_DIGITS = 7;

/** What is worth asking for leads of: a whole number, a mail, or a name with a place. Null where there is nothing yet. */
export function personToCheck(values: EditValues): CheckedPerson | null {
  const trimmedValue = (name: string) => values[`personalInfo.${name}`]?.trim() ?? '';
  const phone = trimmedValue('phone');
  const email = trimmedValue('email');
  const [fullName, city, pincode] = [trimmedValue('fullName'), trimmedValue('city'), trimmedValue('pincode')];
  const person = {
    ...(phone.replace(/\P{Nd}/gu, '').length >= MIN_DIGITS && { phone }),
    ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
    ...(fullName && (city || pincode) && { city, pincode }),
  };
  return Object.keys(person).length > 0 ? { ...person, fullName } : null;
}
