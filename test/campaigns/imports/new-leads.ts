/** A file of new leads as offices keep them, and what an import has to store of it. */

/** A lead as the database stores it. */
export interface ExpectedLead {
  readonly type: string;
  readonly status: string;
  readonly priority: string;
  readonly close_reason: string | null;
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly phone_e164: string;
  readonly village: string;
  readonly district: string;
  readonly state: string;
  readonly address: string;
  readonly pincode: string;
  readonly details: Readonly<Record<string, string>>;
  readonly created_at: string;
  readonly external_ids: string | null;
}

export interface NewLeadsFile {
  readonly text: string;
  readonly expected: readonly ExpectedLead[];
  readonly duplicates: number;
  readonly refused: number;
}

const HEADINGS = [
  'Type',
  'नाम',
  'Mobile',
  'Email',
  'गाँव',
  'District',
  'State',
  'पता',
  'PIN',
  'Date',
  'Status',
  'Closed or rejected because',
  'Priority',
  'External ids',
  'soilTestingInfo.fieldAddress',
  'soilTestingInfo.areaOfField',
  'soilTestingInfo.totalAreaOfField',
  'contactForm.message',
  'franchiseInfo.location',
  'franchiseInfo.investment',
  'franchiseInfo.experience',
  'franchiseInfo.timeline',
  'franchiseInfo.expectations',
  'sarthiInfo.dateOfBirth',
  'sarthiInfo.zipCode',
] as const;
type Heading = (typeof HEADINGS)[number];
type Cells = Partial<Record<Heading, string>>;

/** What is in a cell, and what is stored. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['1/2', '1/2'],
  ['007', '007'],
  ["'007", '007'],
  ["'=1+1", '=1+1'],
  ["'-5", '-5'],
  ['+5 acres', '+5 acres'],
  ['3 May', '3 May'],
  ['सुनीता, "देवी"', 'सुनीता, "देवी"'],
  ["'Tis half", "'Tis half"],
  ['a;=b,+c', 'a;=b,+c'],
  ['12,000', '12,000'],
  ['१२३ बीघा', '१२३ बीघा'],
  ['10:30', '10:30'],
  ['true', 'true'],
  ['₹500', '₹500'],
  ['50%', '50%'],
  ['1.50', '1.50'],
  ['9.50 bigha', '9.50 bigha'],
];
const STATUSES = [
  ['New', 'new', '', null],
  ['Contacted', 'contacted', '', null],
  ['Qualified', 'qualified', '', null],
  ['converted', 'converted', '', null],
  ['Closed', 'closed', 'Could not be reached', 'not_reached'],
  ['Rejected', 'rejected', 'Wrong number', 'wrong_number'],
  ['', 'new', '', null],
] as const;
const PRIORITIES = [
  ['High', 'high'],
  ['', 'medium'],
  ['low', 'low'],
  ['Medium', 'medium'],
] as const;
const NAMES = ['सुनीता देवी', 'राम प्रसाद', 'मो. इरफ़ान', 'Asha Kumari', 'गीता कुमारी'];
const SYLLABLES = ['ra', 'vi', 'me', 'na', 'su', 'ki', 'lo', 'ja', 'pu', 'de'];
const PLACES = [
  ['Gaya', 'Bihar'],
  ['वाराणसी', 'Uttar Pradesh'],
  ['Jaipur', 'Rajasthan'],
] as const;
const INDIC = '०१२३४५६७८९';
/** One row of this many repeats an earlier row, and one is refused. */
const PERIOD = 20;
const PLACE_OF_DUPLICATE = 7;
const PLACE_OF_REFUSED = 13;

type Spoil = () => Cells;
const SPOILS: readonly Spoil[] = [
  () => ({ Email: 'no email' }),
  () => ({ Mobile: '9.87654E+09' }),
  () => ({ Mobile: '919876543210.0' }),
  () => ({ नाम: '=1+1' }),
  () => ({ Status: 'Sold' }),
  () => ({ Date: '31/02/2025' }),
  () => ({ District: '#N/A' }),
  () => ({ Type: 'Tractor' }),
  () => ({ Status: 'Closed', 'Closed or rejected because': 'Nobody knows' }),
  // The row with number 0 of the file has this id.
  () => ({ 'External ids': externalIdOf(0) }),
];

export function newLeadsFile(rows: number): NewLeadsFile {
  const records: string[][] = [[...HEADINGS]];
  const expected: ExpectedLead[] = [];
  let [duplicates, refused] = [0, 0];
  for (let row = 0; row < rows; row += 1) {
    const { cells, lead } = leadOf(row);
    const place = row % PERIOD;
    if (place === PLACE_OF_DUPLICATE) {
      duplicates += 1;
      records.push(recordOf({ ...cells, Mobile: ` 0${digitsOf(row - 1)} `, Email: `again.${row}@example.com` }));
    } else if (place === PLACE_OF_REFUSED) {
      const spoil = SPOILS[Math.floor(row / PERIOD) % SPOILS.length];
      refused += 1;
      records.push(recordOf({ ...cells, ...spoil?.() }));
    } else {
      expected.push(lead);
      records.push(recordOf(cells));
    }
  }
  return { text: quoted(records), expected, duplicates, refused };
}

/** Unlike our exports, the file has no apostrophes besides those of its cells. */
function quoted(records: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${records.map((record) => record.map(cell).join(',')).join('\n')}\n`;
}

function recordOf(cells: Cells): string[] {
  return HEADINGS.map((heading) => cells[heading] ?? '');
}

function leadOf(row: number): { cells: Cells; lead: ExpectedLead } {
  const [text, storedText] = TEXTS[row % TEXTS.length] ?? ['', ''];
  const [status, storedStatus, reason, storedReason] = STATUSES[row % STATUSES.length] ?? STATUSES[0];
  const [priority, storedPriority] = PRIORITIES[row % PRIORITIES.length] ?? PRIORITIES[0];
  const [district, state] = PLACES[row % PLACES.length] ?? PLACES[0];
  const name = `${NAMES[row % NAMES.length]} ${wordOf(row)}`;
  const phone = phoneOf(row);
  const day = new Date(Date.UTC(2023, 0, 1 + (row % 1_000)));
  const pin = String(10_000 + (row % 90_000)).padStart(6, row % 2 === 0 ? '0' : '8');
  const own = ownFields(row, text, storedText);
  const externalIds = row % 3 === 0 ? externalIdOf(row) : '';
  return {
    cells: {
      ...own.cells,
      नाम: name,
      Mobile: phone.cell,
      Email: `row.${row}@example.com`,
      गाँव: `ग्राम ${row % 977}`,
      District: district,
      State: state,
      पता: `मकान ${row},\nनई सड़क; ${storedText.replace(/^['=+@-]+/, '')}`,
      PIN: pin,
      Date: row % 2 === 0 ? `${isoDay(day)} 10:15` : isoDay(day).split('-').reverse().join('/'),
      Status: status,
      'Closed or rejected because': reason,
      Priority: priority,
      'External ids': externalIds,
    },
    lead: {
      type: own.type,
      status: storedStatus,
      priority: storedPriority,
      close_reason: storedReason,
      full_name: name,
      email: `row.${row}@example.com`,
      phone: phone.stored,
      phone_e164: `+91${digitsOf(row)}`,
      village: `ग्राम ${row % 977}`,
      district,
      state,
      address: `मकान ${row},\nनई सड़क; ${storedText.replace(/^['=+@-]+/, '')}`,
      pincode: pin,
      details: own.details,
      created_at: new Date(`${isoDay(day)}T${row % 2 === 0 ? '10:15' : '00:00'}:00+05:30`).toISOString(),
      external_ids: externalIds || null,
    },
  };
}

function ownFields(
  row: number,
  text: string,
  storedText: string,
): Pick<ExpectedLead, 'type' | 'details'> & { cells: Cells } {
  switch (row % 4) {
    case 0:
      return {
        type: 'soil_testing',
        cells: {
          Type: 'Soil Testing',
          'soilTestingInfo.fieldAddress': 'खेत, नहर के पास',
          'soilTestingInfo.areaOfField': text,
          'soilTestingInfo.totalAreaOfField': `${row % 50}`,
        },
        details: { fieldAddress: 'खेत, नहर के पास', areaOfField: storedText, totalAreaOfField: `${row % 50}` },
      };
    case 1:
      return {
        type: 'contact',
        cells: { Type: 'contact', 'contactForm.message': text },
        details: { message: storedText },
      };
    case 2:
      return {
        type: 'franchise',
        cells: {
          Type: 'FRANCHISE',
          'franchiseInfo.location': text,
          'franchiseInfo.investment': '₹10-25 Lakhs',
          'franchiseInfo.experience': 'दस साल',
          'franchiseInfo.timeline': '3-6 months',
          'franchiseInfo.expectations': `${text} `,
        },
        details: {
          location: storedText,
          investment: '₹10-25 Lakhs',
          experience: 'दस साल',
          timeline: '3-6 months',
          expectations: storedText,
        },
      };
    default:
      return {
        type: 'sarthi',
        cells: {
          Type: 'Kisan Sarthi',
          'sarthiInfo.dateOfBirth': `${(row % 28) + 1}/04/1990`,
          'sarthiInfo.zipCode': '012345',
        },
        details: { dateOfBirth: `1990-04-${String((row % 28) + 1).padStart(2, '0')}`, zipCode: '012345' },
      };
  }
}

function phoneOf(row: number): { cell: string; stored: string } {
  const digits = digitsOf(row);
  const grouped = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  switch (row % 5) {
    case 0:
      return { cell: grouped, stored: grouped };
    case 1:
      return { cell: `'${grouped}`, stored: grouped };
    case 2:
      return { cell: `0${digits}`, stored: `0${digits}` };
    case 3: {
      const indic = digits.replace(/\d/g, (digit) => INDIC[Number(digit)] ?? digit);
      return { cell: indic, stored: indic };
    }
    default:
      return { cell: digits, stored: digits };
  }
}

const digitsOf = (row: number) => `98${10_000_000 + row * 37}`;
const externalIdOf = (row: number) => `erp:C-${row}`;
const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** Different enough that few rows look like the same person. */
function wordOf(row: number): string {
  return [...String(row)].map((digit) => SYLLABLES[Number(digit)]).join('');
}
