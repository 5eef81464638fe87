/** Real people's submissions of every type, in English, Hindi and Hindi in Latin letters. */
import { type DemoLead, DemoLeads } from '../../../scripts/demo/lead/demo-lead.js';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { type Draw, drawFrom, type Form } from './draw.js';

const COMPANIES = [
  'Devi Traders',
  'Maa Tara Krishi Kendra Pvt Ltd',
  'किसान बीज भंडार',
  'M/s Yadav & Sons',
  'Self',
  'NA',
];

/** Names as a browser's translation changes them, or in other scripts. */
const NAMES_ELSEWHERE = ['சுனிதா தேவி', 'সুনীতা দেবী', 'సునీతా దేవి', 'ಸುನೀತಾ ದೇವಿ', 'سنیتا دیوی', 'ਸੁਨੀਤਾ ਦੇਵੀ'];

/** The ways to fill in a form, with the range of milliseconds that the site reports, or none. */
const FILLING_METHODS: readonly {
  readonly kind: string;
  readonly ms: readonly [number, number] | null;
  readonly more?: (draw: Draw) => object;
}[] = [
  { kind: 'slow', ms: [45_000, 900_000] },
  { kind: 'left open for hours', ms: [3_600_000, 200_000_000] },
  { kind: 'fast', ms: [900, 6_000] },
  { kind: 'pasted', ms: [700, 4_000] },
  { kind: 'filled in by the browser', ms: null },
  // The page was cached before the hidden field was renamed.
  {
    kind: 'filled in by the browser on an old page',
    ms: [600, 30_000],
    more: (draw) => ({ companyFax: draw.pick(COMPANIES) }),
  },
  {
    kind: 'filled in by a password manager, including hidden fields',
    ms: null,
    more: (draw) => ({ leaveEmpty: draw.pick(COMPANIES) }),
  },
  { kind: 'translated', ms: [30_000, 300_000] },
  { kind: 'sent offline, delivered later', ms: [20_000, 200_000] },
  { kind: 'started on an earlier visit', ms: null },
];

/** The body of a submission from a demo lead. A requested date is moved to the future. */
export function formOf({ type, personalInfo, details, source, consent }: DemoLead): Form['body'] {
  const { group } = leadTypeDefinition(type);
  const own = { ...details, ...('preferredTestDate' in details && { preferredTestDate: '2036-12-03' }) };
  return { type, personalInfo, ...(group !== null && { [group]: own }), source, consent };
}

export function realFillings(count: number, seed: number): Form[] {
  const draw = drawFrom(seed);
  const demo = new DemoLeads({ seed: (seed % 1_000_000) + 1, untilMs: Date.parse('2026-04-22T18:30:00Z') });
  const waiting = new Map(LEAD_TYPE_NAMES.map((type) => [type, [] as DemoLead[]]));
  let drawn = 0;
  const nextOf = (type: (typeof LEAD_TYPE_NAMES)[number]) => {
    for (;;) {
      const lead = waiting.get(type)?.shift();
      if (lead) return lead;
      const other = demo.lead(drawn++);
      if (!other.history.isQuarantined) waiting.get(other.type)?.push(other);
    }
  };
  return Array.from({ length: count }, (_, index) => {
    const method = FILLING_METHODS[Math.floor(index / LEAD_TYPE_NAMES.length) % FILLING_METHODS.length]!;
    const type = LEAD_TYPE_NAMES[index % LEAD_TYPE_NAMES.length]!;
    const lead = nextOf(type);
    const isElsewhere = method.kind === 'translated' && lead.personalInfo.fullName !== undefined;
    const personalInfo = { ...lead.personalInfo, ...(isElsewhere && { fullName: draw.pick(NAMES_ELSEWHERE) }) };
    const body = {
      ...formOf({ ...lead, personalInfo }),
      ...(method.ms && { elapsedMs: method.ms[0] + draw.number(method.ms[1] - method.ms[0]) }),
      ...method.more?.(draw),
    };
    return { kind: method.kind, body };
  });
}
