import type { LeadFieldOption } from '@lead-types/lead-type-definition';

export function labelsOf<Value extends string>(
  options: readonly (LeadFieldOption & { readonly value: Value })[],
): Record<Value, string> {
  return Object.fromEntries(options.map(({ value, label }) => [value, label])) as Record<Value, string>;
}
