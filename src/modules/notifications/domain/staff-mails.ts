import { callAddress, mailAddress } from '../../../lead-types/contact-address.js';
import { formatReference } from '../../../lead-types/format-reference.js';
import { formatRequest } from '../../../lead-types/format-request.js';
import { leadTypeDefinition } from '../../../lead-types/lead-types.js';
import { placeOf } from '../../../lead-types/places.js';
import { byPerson, type DayWork } from '../../leads/domain/day-work.js';
import type { Lead } from '../../leads/domain/lead.js';
import { type MailBlock, type MailContent, oneLine } from './mail.js';

export type MailedLead = Pick<
  Lead,
  'id' | 'type' | 'reference' | 'personalInfo' | 'phoneE164' | 'details' | 'dueAt' | 'firstResponseAt' | 'followUp'
>;

export interface OfficeLinks {
  lead(id: string): string;
  readonly dashboard: string;
  readonly settings: string;
  readonly team: string;
  readonly integrations: string;
  readonly signIn: string;
  /** The token is in the fragment, which browsers send to no server. */
  newPassword(token: string): string;
}

/** @param siteUrl - Address of the website, without a slash at the end. */
export function officeLinks(siteUrl: string): OfficeLinks {
  const office = `${siteUrl}/admin`;
  return {
    lead: (id) => `${office}/dashboard?lead=${id}`,
    dashboard: `${office}/dashboard`,
    settings: `${office}/settings`,
    team: `${office}/team`,
    integrations: `${office}/integrations`,
    signIn: `${office}/login`,
    newPassword: (token) => `${office}/reset-password#${token}`,
  };
}

const WHY = {
  assigned: 'You receive an email when leads are assigned to you.',
  new_lead: 'You receive this email because you watch leads of this type.',
  digest:
    'You receive this email on working mornings when your leads are due, or when unassigned leads that you can see are overdue.',
  team: 'You receive this email on working mornings because you chose it.',
};
const CHOOSE = 'You can change this in the settings of the back office.';

export function leadMail(lead: MailedLead, why: 'assigned' | 'new_lead', links: OfficeLinks): MailContent {
  const { personalInfo, phoneE164 } = lead;
  const title = leadHeadline(lead);
  const words = formatRequest(lead.type, lead.details);
  const facts = [
    { label: 'Name', value: personalInfo.fullName },
    { label: 'Phone', value: personalInfo.phone, ...(phoneE164 && { href: callAddress(phoneE164) }) },
    { label: 'Email', value: personalInfo.email, ...(personalInfo.email && { href: mailAddress(personalInfo.email) }) },
    { label: 'Place', value: placeOf(personalInfo) },
    {
      label: 'Promised',
      value: lead.firstResponseAt ? undefined : lead.dueAt && `first contact by ${indiaTime(lead.dueAt)}`,
    },
    { label: 'Reference', value: formatReference(lead.reference) },
  ];
  return {
    subject: `${why === 'assigned' ? 'Lead for you' : 'New lead'}: ${title}`,
    language: 'en',
    title,
    blocks: [
      ...(words ? ([{ kind: 'quote', text: words }] as const) : []),
      {
        kind: 'facts',
        facts: facts.flatMap((fact) => (fact.value ? { ...fact, value: oneLine(fact.value, 200) } : [])),
      },
      { kind: 'button', label: 'Open the lead', href: links.lead(lead.id) },
      ...whyBlocks(why, links),
    ],
  };
}

/** @param total - Number of assigned leads, including those not in `leads` */
export function manyLeadsMail(leads: readonly MailedLead[], total: number, links: OfficeLinks): MailContent {
  return {
    subject: `${total} leads for you`,
    language: 'en',
    title: `${total} leads were assigned to you`,
    blocks: [...leadLines(leads, links), ...moreBlocks(total - leads.length, links), ...whyBlocks('assigned', links)],
  };
}

export interface DigestPart {
  readonly title: string;
  readonly leads: readonly MailedLead[];
  readonly total: number;
}

export function digestMail(parts: readonly DigestPart[], links: OfficeLinks): MailContent {
  const filled = parts.filter(({ total }) => total > 0);
  const summary = filled.map(({ title, total }) => `${total} ${title.toLowerCase()}`).join(', ');
  return {
    subject: `Today: ${summary}`,
    language: 'en',
    title: 'Due today',
    blocks: [
      ...filled.flatMap(({ title, leads, total }): MailBlock[] => [
        { kind: 'text', text: `${title}: ${total}` },
        ...leadLines(leads, links),
        ...moreBlocks(total - leads.length, links),
      ]),
      { kind: 'button', label: 'Open my work', href: links.dashboard },
      ...whyBlocks('digest', links),
    ],
  };
}

/** @param day - YYYY-MM-DD in India */
export function teamMail(day: string, work: readonly DayWork[], links: OfficeLinks): MailContent {
  const date = DAY.format(new Date(`${day}T12:00:00+05:30`));
  const people = [...byPerson(work).values()];
  return {
    subject: `Team: ${date}`,
    language: 'en',
    title: `The team on ${date}`,
    blocks: [
      people.length > 0
        ? {
            kind: 'facts',
            facts: people.map((own) => ({ label: oneLine(own[0]?.name ?? '', 60), value: workWords(own) })),
          }
        : { kind: 'text', text: 'Nobody logged a call or had a promise due.' },
      { kind: 'button', label: 'Open Team', href: links.team },
      ...whyBlocks('team', links),
    ],
  };
}

export function webhookDisabledMail(links: OfficeLinks): MailContent {
  return {
    subject: 'A webhook was disabled',
    language: 'en',
    title: 'A webhook was disabled',
    blocks: [
      {
        kind: 'text',
        text: 'Its receiver accepted no message for five days, or answered that it no longer exists. It no longer receives events. When it works again, enable the webhook and send it the events that it missed.',
      },
      { kind: 'button', label: 'Open Integrations', href: links.integrations },
      { kind: 'small', text: 'You receive this email because you manage integrations.' },
    ],
  };
}

/** For example "called 12 of 20 · kept 5, missed 1 · converted 2, 7 of 10 this month". */
function workWords(own: readonly DayWork[]): string {
  const sum = (name: 'called' | 'kept' | 'missed' | 'converted' | 'convertedInMonth') =>
    own.reduce((total, work) => total + work[name], 0);
  const against = (count: number, name: 'callsPerDay' | 'conversionsPerMonth') => {
    const target = own.reduce((total, work) => total + (work[name] ?? 0), 0);
    return target > 0 ? `${count} of ${target}` : String(count);
  };
  return [
    `called ${against(sum('called'), 'callsPerDay')}`,
    `kept ${sum('kept')}, missed ${sum('missed')}`,
    `converted ${sum('converted')}, ${against(sum('convertedInMonth'), 'conversionsPerMonth')} this month`,
  ].join(' · ');
}

/** Returns type and place. Pushes use it too, so it contains no name. */
export function leadHeadline(lead: Pick<MailedLead, 'type' | 'personalInfo'>): string {
  const { label } = leadTypeDefinition(lead.type);
  const { village, city, district, state } = lead.personalInfo;
  const place = village ?? city ?? district ?? state;
  return place ? `${label}, ${oneLine(place, 60)}` : label;
}

function leadLines(leads: readonly MailedLead[], links: OfficeLinks): MailBlock[] {
  return leads.map((lead) => ({
    kind: 'link',
    label: oneLine([lead.personalInfo.fullName, leadHeadline(lead), dueWords(lead)].filter(Boolean).join(' · '), 160),
    href: links.lead(lead.id),
  }));
}

function dueWords({ dueAt, firstResponseAt, followUp }: MailedLead): string | null {
  if (dueAt && !firstResponseAt) return `first contact by ${indiaTime(dueAt)}`;
  return followUp && `follow up on ${followUp.on}`;
}

function moreBlocks(more: number, links: OfficeLinks): MailBlock[] {
  return more > 0 ? [{ kind: 'link', label: `and ${more} more`, href: links.dashboard }] : [];
}

function whyBlocks(why: keyof typeof WHY, links: OfficeLinks): MailBlock[] {
  return [
    { kind: 'small', text: `${WHY[why]} ${CHOOSE}` },
    { kind: 'link', label: 'Settings', href: links.settings },
  ];
}

const DAY = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

export function indiaTime(moment: Date): string {
  return INDIA.format(moment);
}
