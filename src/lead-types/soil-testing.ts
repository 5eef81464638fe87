import type { LeadTypeDefinition } from './lead-type-definition.js';

export const soilTesting = {
  label: 'Soil Testing',
  description: 'A request for a soil test in the field',
  group: 'soilTestingInfo',
  groupTitle: 'Soil Test Details',
  fields: {
    fieldAddress: { label: 'Field address', kind: 'text', required: true },
    areaOfField: { label: 'Area of field', kind: 'line', required: true },
    totalAreaOfField: { label: 'Total area of field', kind: 'line', required: true },
    typeOfSoil: {
      label: 'Type of soil',
      kind: 'choice',
      options: [
        { value: 'clay', label: 'Clay' },
        { value: 'sandy', label: 'Sandy' },
        { value: 'loamy', label: 'Loamy' },
        { value: 'silty', label: 'Silty' },
        { value: 'peaty', label: 'Peaty' },
        { value: 'chalky', label: 'Chalky' },
        { value: 'mixed', label: 'Mixed' },
        { value: 'unknown', label: 'Not Sure' },
      ],
    },
    pastCrops: { label: 'Past crops', kind: 'text' },
    plannedNextCrop: { label: 'Planned next crop', kind: 'line' },
    preferredTestDate: { label: 'Preferred test date', kind: 'date', fromToday: true },
    additionalNotes: { label: 'Additional notes', kind: 'text' },
  },
  requiredPersonal: ['fullName', 'phone'],
  promiseHours: 24,
  presets: ['manager', 'sales', 'default'],
} as const satisfies LeadTypeDefinition;
