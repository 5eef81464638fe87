import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { HINDI_LABELS } from './hindi-labels.js';
import { LEAD_TYPE_NAMES, LEAD_TYPES, type LeadType, leadTypeDefinition, leadTypesOfPreset } from './lead-types.js';
import { PERSONAL_FIELDS } from './personal-fields.js';

/** Copied from the specification. A type that the specification does not mention needs no line here. */
const SPECIFIED: Readonly<Record<string, readonly LeadType[]>> = {
  sales: [
    'contact',
    'franchise',
    'quick_contact',
    'partner',
    'partnership',
    'kisan_canteen',
    'kisan_canteen_enquiry',
    'kisan_mandi',
    'soil_testing',
  ],
  hr: ['sarthi', 'bdo_application', 'ddo_application'],
  default: [
    'contact',
    'quick_contact',
    'newsletter',
    'kisan_canteen',
    'kisan_canteen_enquiry',
    'kisan_mandi',
    'soil_testing',
  ],
};
const MANAGER = [...(SPECIFIED['sales'] ?? []), 'newsletter'];
const TYPES = [...MANAGER, ...(SPECIFIED['hr'] ?? [])];

const ofSpecification = (types: readonly LeadType[]) => types.filter((type) => TYPES.includes(type)).sort();

describe('the lead types of the specification', () => {
  it('are thirteen, and an administrator has them all', () => {
    expect(ofSpecification(LEAD_TYPE_NAMES)).toEqual([...TYPES].sort());
    expect(ofSpecification(LEAD_TYPE_NAMES)).toHaveLength(13);
    expect(leadTypesOfPreset('admin')).toEqual(LEAD_TYPE_NAMES);
  });

  it.each([
    ['manager', MANAGER],
    ['sales', SPECIFIED['sales']],
    ['hr', SPECIFIED['hr']],
    ['default', SPECIFIED['default']],
  ] as const)('are in the preset %s as specified', (preset, types = []) => {
    expect(ofSpecification(leadTypesOfPreset(preset))).toEqual([...types].sort());
  });
});

const FILES = readdirSync(import.meta.dirname).filter((file) => /(?<!\.spec)\.ts$/.test(file));

it.each(FILES)('the registry has every lead type that %s defines', async (file) => {
  const exported = Object.values<unknown>(await import(`./${file}`));
  const definitions = exported.filter((value) => value instanceof Object && 'requiredPersonal' in value);
  const registered: readonly unknown[] = Object.values(LEAD_TYPES);
  expect(definitions.filter((definition) => !registered.includes(definition))).toEqual([]);
});

it('every field has a Hindi name', () => {
  const own = LEAD_TYPE_NAMES.flatMap((type) => Object.keys(leadTypeDefinition(type).fields));
  const unnamed = [...Object.keys(PERSONAL_FIELDS), ...own].filter((name) => !HINDI_LABELS[name]);
  expect(unnamed).toEqual([]);
});
