import type { LeadBody } from '../../shared/api/submit-lead';
import type { FormDefinition, FormValues } from './form-definition';

/** The name of the field that people never see and programs fill in. */
export const TRAP = 'companyFax';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the form as it was typed, by the names of its inputs. */
export function typedValues(element: HTMLFormElement): FormValues {
  const entries = [...element.querySelectorAll<Control>('[name]')].map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(entries);
}

export function trimmedValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/** Puts values into the form's inputs; a choice that is not offered any more stays open. */
export function fillIn(element: HTMLFormElement, values: FormValues): void {
  for (const control of element.querySelectorAll<Control>('[name]')) {
    const value = values[control.name];
    if (value !== undefined && value !== control.value) control.value = value;
  }
}

/** The lead's part of the body: every value where its field's path says; what is empty is left out. */
export function leadOf(form: FormDefinition, values: FormValues): LeadBody {
  const groups: Record<string, Record<string, string>> = { personalInfo: {} };
  for (const [name, field] of Object.entries(form.fields)) {
    const value = values[name];
    const [group, key] = field.path.split('.');
    if (value && group && key) groups[group] = { ...groups[group], [key]: value };
  }
  return { type: form.type, ...groups, ...(values[TRAP] && { [TRAP]: values[TRAP] }) };
}

/** The name of the field whose value stands at this path of the body. */
export function fieldNameAt(form: FormDefinition, path: string): string | undefined {
  return Object.keys(form.fields).find((name) => form.fields[name]?.path === path);
}
