export const EXAMPLE_ID = '019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03';

/**
 * Examples by field name, for fields without their own example. All are about one district. The example of a text field
 * that is missing here is its label.
 */
export const EXAMPLE_VALUES: Readonly<Record<string, unknown>> = {
  // Visitors and sources
  email: 'sunita@example.com',
  zipCode: '824233',
  dateOfBirth: '1992-04-22',
  preferredTestDate: '2036-12-03',
  message: 'I would like to know how to open a Kisan Canteen in Khizarsarai.',
  page: '/hi/kisan-canteen',
  referrer: 'https://www.google.co.in/',
  utm_source: 'whatsapp',
  utm_medium: 'social',
  utm_campaign: 'kharif-2026',
  utm_term: 'village shop franchise',
  utm_content: 'poster-2',
  elapsedMs: 41_000,
  // Filters and lists
  assignedTo: 'me',
  calledToday: 'me',
  calledYesterday: 'me',
  convertedToday: 'me',
  convertedThisMonth: 'me',
  source: 'whatsapp',
  campaign: 'kharif-2026',
  nextCursor: 'eyJhdCI6IjIwMjYtMTEtMjEifQ',
  // Honeypots: people leave them empty.
  leaveEmpty: undefined,
  companyFax: undefined,
  // Outlets
  location: 'Khizarsarai, Gaya',
  experience: 'Ten years of a kirana shop',
  expectations: 'A shop that the whole village can rely on',
  investment: '10 lakh rupees',
  currentBusinessName: 'Devi Kirana Store',
  registeredBusinessAddress: 'Main Road, Khizarsarai, Gaya 824233',
  totalMonthlySales: '2,40,000 rupees',
  netBusinessValue: '18 lakh rupees',
  averageSalesValue: '8,000 rupees a day',
  storeSize: '900 sq ft',
  footfallsPerDay: '120',
  totalMarketPopulation: '14,000',
  nearestCanteenCode: 'KC-GAYA-04',
  // Applicants
  currentRole: 'Field officer at a seed dealer',
  salesExperience: 'Six years of field sales in Gaya and Nawada',
  preferredDistrict: 'Gaya',
  districtKnowledge: 'Born here; knows all 24 blocks',
  languagesKnown: 'Hindi, Magahi, English',
  languageSkills: 'Hindi, Magahi, English',
  goals: 'An outlet in every block within two years',
  references: 'The mukhiya of Khizarsarai panchayat',
  socialMediaHandles: '@sunita.ki.kheti on Instagram and YouTube',
  platformExperience: 'Three years of short films about farming',
  brandCollaborations: 'A seed company, 2025',
  targetAudience: 'Vegetable growers of south Bihar',
  contentStrategy: 'Two short films a week from the field',
  ruralConnection: 'Farms two acres with the family',
  motivation: 'Neighbours trust what they see working next door',
  portfolioLinks: 'https://www.example.com/sunita',
  sampleContent: 'A film about drip irrigation in onions',
  additionalInfo: 'Can travel within the district',
  // Partners
  organizationName: 'Magadh Agri Tech',
  contactPerson: 'Sunita Devi',
  entityTypeOther: 'Producer company',
  proposalDetails: 'Soil sensors for the fields around each outlet',
  expectedOutcome: 'Advice for 500 farmers in the first season',
  collaborationOther: 'Training in the village',
  // Soil tests
  fieldAddress: 'Behind the primary school, Khizarsarai, Gaya',
  areaOfField: '2 acres',
  totalAreaOfField: '5 acres',
  pastCrops: 'Paddy, wheat',
  plannedNextCrop: 'Onion',
  additionalNotes: 'Water from a borewell',
  // Back office
  name: 'Sunita Devi',
  content: 'Called, will come to the canteen on Friday.',
  search: 'sunita',
  password: 'harvest-moon-42',
  newPassword: 'winter-wheat-77',
  currentPassword: 'harvest-moon-42',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlh...',
  label: 'Soil Testing',
  group: 'soilTestingInfo',
  description: 'Requests for a soil test in the field',
  'Idempotency-Key': '5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90',
  'If-Match': '"1-4pTVmW0jzQ"',
};

const RECORD = {
  type: 'contact',
  status: 'contacted',
  personalInfo: { fullName: 'Sunita Devi', phone: '+91 98765 43210' },
};

/** Examples by schema name, for bodies that the server would refuse with all their fields. */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  AssignLead: { assignedTo: null },
  LeadsChoice: { to: 'rules' },
  UpdateLead: { status: 'contacted', priority: 'high', personalInfo: { phone: '+91 98765 43211' } },
  CreateKey: { name: 'ERP', scopes: ['leads:read', 'contact:read'], leadTypes: ['contact', 'franchise'] },
  UpdateKey: { scopes: ['leads:read'], expiresAt: 'never' },
  ManagedKey: {},
  CreateWebhook: {
    url: 'https://erp.example.com/leads',
    types: ['lead.created', 'lead.status_changed'],
    leadTypes: ['contact', 'franchise'],
    keyId: EXAMPLE_ID,
    payload: 'thin',
  },
  UpdateWebhook: { types: ['lead.created', 'lead.status_changed'], paused: false },
  LeadRecord: RECORD,
  LeadBatch: { items: [{ action: 'upsert', by: { system: 'erp', id: 'C-1001' }, lead: RECORD }] },
  LeadWork: { status: 'contacted', priority: 'high' },
  UpdateUser: { name: 'Sunita Devi', role: 'manager', permissions: { canExportData: true } },
  ResetPassword: { newPassword: 'winter-wheat-77' },
  ExportBody: { type: ['contact'], status: ['new', 'contacted'], dateFrom: '2026-04-01', dateTo: '2026-04-22' },
};
