import { NATIONAL_HOLIDAYS } from '../../../src/config/env.js';
import type { LeadTypeDefinition } from '../../../src/lead-types/lead-type-definition.js';
import {
  LEAD_TYPE_NAMES,
  type LeadType,
  leadTypeDefinition,
  promisedHours,
  SHORT_FORM,
} from '../../../src/lead-types/lead-types.js';
import { withPlacesOf } from '../../../src/lead-types/places.js';
import { BusinessCalendar, type DueTimes } from '../../../src/modules/leads/domain/business-calendar.js';
import type {
  CallOutcome,
  LeadConsent,
  LeadDetails,
  LeadMessage,
  LeadSource,
  PersonalInfo,
} from '../../../src/modules/leads/domain/lead.js';
import { type DemoUser, demoUsers, type Team, teams } from '../demo-staff.js';
import { type DemoPerson, personalInfo } from '../person/demo-person.js';
import { type FieldValue, writeField } from '../person/field-writers.js';
import { SPAM_MESSAGE } from '../phrases/enquiry-phrases.js';
import { CALLS, MESSAGES } from '../phrases/note-phrases.js';
import { fill, say } from '../phrases/phrases.js';
import { Random, Weighted } from '../random.js';
import { personAt } from './demo-repeats.js';
import { referenceOf, uuidAt } from './lead-ids.js';
import { type DemoSet, type LeadSeed, leadSeed } from './lead-moments.js';
import {
  type LeadSeedHistory,
  leadSeedHistory,
  type SeedHistoryEvent,
  seedHistoryEvents,
} from './lead-seed-history.js';
import { leadSource } from './lead-source.js';

export interface DemoLead extends LeadSeed {
  readonly reference: string;
  readonly type: LeadType;
  readonly personalInfo: PersonalInfo;
  readonly phoneE164: string | null;
  readonly phoneSuspect: boolean;
  readonly details: LeadDetails;
  readonly source: LeadSource;
  readonly consent: LeadConsent;
  readonly history: LeadSeedHistory;
  readonly due: DueTimes | null;
}

export interface DemoNote {
  readonly id: string;
  readonly leadId: string;
  readonly authorId: string;
  readonly content: string;
  readonly call: CallOutcome | null;
  readonly message: LeadMessage | null;
  readonly createdAtMs: number;
}

/** Weights of the types in percent of all leads. Types that are not listed get a small share. */
const SHARES: Readonly<Partial<Record<LeadType, number>>> = {
  contact: 22,
  quick_contact: 18,
  kisan_canteen_enquiry: 14,
  newsletter: 10,
  kisan_canteen: 8,
  franchise: 7,
  soil_testing: 6,
  sarthi: 5.5,
  kisan_mandi: 3.5,
  bdo_application: 2,
  ddo_application: 2,
  partner: 1,
  partnership: 1,
};
const SHARE_OF_A_NEW_TYPE = 2;

const TYPES = new Weighted(LEAD_TYPE_NAMES.map((type) => [type, SHARES[type] ?? SHARE_OF_A_NEW_TYPE] as const));

/** The share of leads from the short form, which has no detail fields, if the type requires none of these fields. */
const SHORT_FORM_SHARE = 0.35;
const OPTIONAL_FIELD_SHARE = 0.65;

const CALENDAR = new BusinessCalendar(NATIONAL_HOLIDAYS);

const NOTICE_VERSION = '2025-06';

export class DemoLeads {
  readonly users: readonly DemoUser[];
  private readonly teamsByType: ReadonlyMap<LeadType, Team>;

  constructor(readonly set: DemoSet) {
    this.users = demoUsers(set);
    this.teamsByType = teams(this.users);
  }

  lead(index: number): DemoLead {
    const { seed, type, person, random, history } = this.outline(index);
    const definition = leadTypeDefinition(type);
    const info = personalInfo(person, definition, random);
    const details = leadDetails(definition, person, seed, history.isQuarantined, random);
    // The form with age ranges sends the lower limit of the range.
    const [rangeStart] = typeof details['ageRange'] === 'string' ? (details['ageRange'].match(/^\d+/) ?? []) : [];
    if (rangeStart !== undefined) info.age = Number(rangeStart);
    const phone = info.phone === undefined ? null : person.phone;
    const source = leadSource(type, person.writing, random);
    // An application without details comes from the short form at the end of its page.
    if (type === 'sarthi' && Object.keys(details).length === 0) source['form'] = SHORT_FORM;
    const hours = promisedHours({ type, source });
    return {
      ...seed,
      reference: referenceOf(this.set.seed, index),
      type,
      personalInfo: withPlacesOf(definition.placeFields, info, details),
      phoneE164: phone?.e164 ?? null,
      phoneSuspect: phone?.suspect ?? false,
      details,
      source,
      consent: {
        noticeVersion: NOTICE_VERSION,
        language: source['language'] ?? 'en',
        purposes: definition.group === null ? ['newsletter'] : ['contact'],
      },
      history,
      due: hours === null ? null : CALENDAR.dueTimes(new Date(seed.createdAtMs), hours),
    };
  }

  notes(index: number): readonly DemoNote[] {
    const { seed, history } = this.seedAndHistory(index);
    const notes = history.steps.filter((step) => 'note' in step);
    if (notes.length === 0) return [];
    const random = new Random(this.set.seed, index, 'notes');
    const person = personAt(this.set, index);
    return notes.map(({ actor, note, atMs }) => ({
      id: uuidAt(atMs, random),
      leadId: seed.id,
      authorId: actor.id,
      call: CALLS.get(note) ?? null,
      message: MESSAGES.get(note) ?? null,
      content: fill(note, { ...person, writing: 'english' }, random),
      createdAtMs: atMs,
    }));
  }

  history(index: number): { readonly seed: LeadSeed; readonly events: readonly SeedHistoryEvent[] } {
    const { seed, type, history } = this.seedAndHistory(index);
    return { seed, events: seedHistoryEvents(history, seed, type) };
  }

  /** Returns the same `seed` and `history` as `lead`, with less work. */
  private seedAndHistory(index: number): { seed: LeadSeed; type: LeadType; history: LeadSeedHistory } {
    const seed = leadSeed(this.set, index);
    const type = TYPES.draw(new Random(this.set.seed, index, 'details'));
    return { seed, type, history: this.historyOf(seed, type) };
  }

  private outline(index: number) {
    const seed = leadSeed(this.set, index);
    const random = new Random(this.set.seed, index, 'details');
    const type = TYPES.draw(random);
    const person = personAt(this.set, index);
    return { seed, type, person, random, history: this.historyOf(seed, type) };
  }

  private historyOf(seed: LeadSeed, type: LeadType): LeadSeedHistory {
    const team = this.teamsByType.get(type);
    if (!team) throw new Error(`Nobody works leads of the type ${type}.`);
    const village = () => personAt(this.set, seed.index).place.village.latin;
    return leadSeedHistory({ set: this.set, seed, type, team, village });
  }
}

function leadDetails(
  { group, fields }: LeadTypeDefinition,
  person: DemoPerson,
  { createdAtMs }: LeadSeed,
  isSpam: boolean,
  random: Random,
): LeadDetails {
  const filled: Record<string, FieldValue> = {};
  if (group === null) return filled;
  const entries = Object.entries(fields);
  const hasRequired = entries.some(([, field]) => field.required);
  if (!hasRequired && random.chance(SHORT_FORM_SHARE)) return filled;
  for (const [name, field] of entries) {
    if (!field.required && !random.chance(OPTIONAL_FIELD_SHARE)) continue;
    const value =
      isSpam && field.kind === 'text'
        ? say(SPAM_MESSAGE, person, random)
        : writeField(group, name, field, { person, random, createdAtMs, earlier: filled });
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}
