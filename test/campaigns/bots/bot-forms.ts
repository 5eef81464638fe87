import { DemoLeads } from '../../../scripts/demo/lead/demo-lead.js';
import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { fieldsFilledWith, fullSubmission, type Submission } from '../../support/submissions.js';
import { type Draw, drawFrom, type Form } from './draw.js';
import { formOf } from './real-fillings.js';

/** Lead types whose forms have a free text field, because advertisers look for such forms. */
const WRITTEN: readonly LeadType[] = LEAD_TYPE_NAMES.filter((type) =>
  Object.values(leadTypeDefinition(type).fields).some(({ kind }) => kind === 'text'),
);

const NAMES = ['James Wilson', 'Robert Clark', 'Anna Petrova', 'Rahul Mehta', 'Mike', 'Sales Team', 'Priya Sharma'];

const LINKS = [
  'http://cheap-meds.example/buy',
  'https://bit.ly/3xYz',
  'www.best-seo.example',
  'fast-loans.xyz',
  '<a href="http://x.example">here</a>',
  '[url=http://y.example]deal[/url]',
];
const AROUND_LINKS = [
  (links: string) => `Hello, great page! Have a look: ${links}`,
  (links: string) => `${links}`,
  (links: string) => `Your business can grow. Visit ${links} and register today`,
  (links: string) => `दोस्तों, यहाँ देखिए ${links}`,
];

/** Text that bots and testers type into every field. */
const SENSELESS = [
  (draw: Draw) =>
    Array.from({ length: 4 + draw.number(5) }, () =>
      letters(draw, 5 + draw.number(8), 'abcdefghijklmnopqrstuvwxyz'),
    ).join(' '),
  (draw: Draw) =>
    Array.from({ length: 2 + draw.number(4) }, () =>
      letters(draw, 8 + draw.number(8), 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    ).join(' '),
  (draw: Draw) =>
    Array.from({ length: 2 + draw.number(3) }, () =>
      letters(draw, 9 + draw.number(6), 'abcdefghijklmnopqrstuvwxyz0123456789'),
    ).join(' '),
  (draw: Draw) =>
    Array.from({ length: 2 + draw.number(4) }, () =>
      draw.pick(['asdfgh', 'qwerty', 'zxcvbn', 'asdasdasd', 'sdfghj', 'hjkl', 'dfghdfgh']),
    ).join(' '),
];

const ADVERTISEMENTS = [
  'We offer professional SEO services that will bring your website to the first page of Google. Reply for a price list.',
  'I can get you 500 high quality backlinks with real domain authority for only $99. Interested?',
  'Want more customers? We publish guest posts on 3,000 sites. Click here to see our prices.',
  'Play at the best online casino and get a welcome bonus of 200%. Your luck is waiting!',
  'Invest in bitcoin today. Our crypto trading experts earn $1,000 daily for people like you.',
  'Forex signals with 95% accuracy. Join our group now.',
  'Get 10,000 real followers in 24 hours. Limited time offer!',
  'Earn $500 daily from home, no experience needed. Visit http://easy-money.example now',
  'Viagra and Cialis without prescription, delivered in a plain envelope.',
  'Hot girls in your city are waiting for you. Adult dating without registration.',
  'We make an explainer video for your business from $149. See https://a.example and https://b.example',
  'Instant payday loans, no papers. Unsubscribe any time.',
];

const KINDS: readonly { readonly kind: string; readonly form: (draw: Draw, index: number) => object }[] = [
  {
    // Like a bot that reads the fields of the form and fills each of them, including hidden ones.
    kind: 'fills in all fields',
    form: (draw, index) => {
      const type = draw.pick(LEAD_TYPE_NAMES);
      const word = draw.pick(NAMES);
      const form = fieldsFilledWith(type, ({ kind }, right) => (kind === 'line' || kind === 'text' ? word : right));
      const hidden = draw.pick([{ leaveEmpty: word }, { companyFax: word }, { leaveEmpty: word, companyFax: word }]);
      return { ...form, personalInfo: personOf(form, draw, index), ...hidden, elapsedMs: 200 + draw.number(5_000) };
    },
  },
  {
    // Like a bot that knows the API and sends what it copied from a real submission.
    kind: 'sends immediately',
    form: (draw) => ({ ...realForm(draw), elapsedMs: draw.number(1_200) }),
  },
  {
    kind: 'posts links',
    form: (draw, index) => {
      const form = fullSubmission(draw.pick(WRITTEN));
      const links = Array.from({ length: 1 + draw.number(3) }, () => draw.pick(LINKS)).join(' ');
      return { ...written(form, draw.pick(AROUND_LINKS)(links)), personalInfo: personOf(form, draw, index) };
    },
  },
  {
    kind: 'sends random letters',
    form: (draw, index) => {
      const form = fullSubmission(draw.pick(WRITTEN));
      const senseless = draw.pick(SENSELESS);
      const person = {
        ...personOf(form, draw, index),
        fullName: letters(draw, 8 + draw.number(6), 'abcdefghijklmnopqrstuvwxyz'),
      };
      return { ...written(form, senseless(draw)), personalInfo: person };
    },
  },
  {
    // Like a bot that repeats a person's submission with its source, consent and filling time, but other text.
    kind: 'replays a form with another text',
    form: (draw, index) => {
      const form = fullSubmission(draw.pick(WRITTEN));
      return {
        ...written(form, draw.pick(ADVERTISEMENTS)),
        personalInfo: personOf(form, draw, index),
        source: { page: '/contact-us', language: 'en' },
        consent: { noticeVersion: '2025-04-22', language: 'en', purposes: ['contact'] },
        elapsedMs: 20_000 + draw.number(90_000),
      };
    },
  },
];

export function botForms(count: number, seed: number): Form[] {
  const draw = drawFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const { kind, form } = KINDS[index % KINDS.length]!;
    return { kind, body: form(draw, index) as Form['body'] };
  });
}

/** A person with an Indian, a foreign or an invalid phone number. */
function personOf({ personalInfo }: Submission, draw: Draw, index: number): Record<string, unknown> {
  const phone = draw.pick([`98${String(10_000_000 + draw.number(89_999_999))}`, '+1 202 555 0123', '1234567']);
  return { ...personalInfo, fullName: draw.pick(NAMES), email: `bot${index}@spam.example`, phone };
}

/** Puts the text into all free text fields of the form. */
function written(form: Submission, text: string): Submission {
  const { group, fields } = leadTypeDefinition(form.type);
  if (group === null) return form;
  const own = { ...(form[group] as Record<string, unknown>) };
  for (const [name, { kind }] of Object.entries(fields)) if (kind === 'text') own[name] = text;
  return { ...form, [group]: own };
}

function realForm(draw: Draw): object {
  const demo = new DemoLeads({ seed: 7, untilMs: Date.parse('2026-04-22T18:30:00Z') });
  return formOf(demo.lead(draw.number(5_000)));
}

function letters(draw: Draw, length: number, from: string): string {
  return Array.from({ length }, () => from[draw.number(from.length)]).join('');
}
