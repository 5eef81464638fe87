/**
 * The rules of DTO classes as class-validator keeps them, put in order once a class. class-validator itself looks them up and
 * sorts them for each object, and makes an error for every field, right or wrong: a third of what a form allocates.
 *
 * With class-validator alone, checking a contact form takes 50 µs instead of 24, and a whole form 1.19 ms of the server's CPU instead
 * of 0.96 (medians of four alternating rounds of 8,000 to 10,000 forms through 8 connections, two busy cores, 2026-11-28).
 */
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';

type Condition = (object: object, value: unknown) => boolean;
type Check = (value: unknown, object: object) => boolean;

interface FieldRules {
  /** The field is checked where all of them hold. */
  readonly conditions: readonly Condition[];
  readonly checks: readonly Check[];
  /** Its value is an object with rules of its own. */
  readonly isPart: boolean;
}

/** Null for a class with rules that are not understood here. */
type ClassRules = ReadonlyMap<string, FieldRules> | null;

const rulesOf = new WeakMap<object, ClassRules>();

/**
 * Whether an object keeps to all rules of its class and has no field without one. False says only that class-validator has to
 * look: what is wrong is for it to say, and so is whatever is not understood here (a list of parts, rules that answer later).
 */
export function isCertainlyValid(object: object): boolean {
  const rules = knownRules(object.constructor);
  if (!rules) return false;
  for (const key of Object.keys(object)) if (!rules.has(key)) return false;
  for (const [name, field] of rules) {
    if (!keepsTo(field, object, (object as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function keepsTo({ conditions, checks, isPart }: FieldRules, object: object, value: unknown): boolean {
  if (!conditions.every((holds) => holds(object, value))) return true;
  for (const check of checks) if (!check(value, object)) return false;
  if (!isPart || value === undefined) return true;
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isCertainlyValid(value);
}

function knownRules(target: object): ClassRules {
  let rules = rulesOf.get(target);
  if (rules === undefined) {
    rules = compile(target as () => unknown);
    rulesOf.set(target, rules);
  }
  return rules;
}

function compile(target: () => unknown): ClassRules {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  const isUnderstood = rules.every((rule) => KNOWN_TYPES.has(rule.type) && !rule.validateIf && !rule.groups?.length);
  if (rules.length === 0 || !isUnderstood) return null;
  const names = new Set(rules.map(({ propertyName }) => propertyName));
  return new Map(
    [...names].map((name) => [name, fieldRules(rules.filter(({ propertyName }) => propertyName === name))]),
  );
}

const KNOWN_TYPES = new Set<string>([
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.IS_DEFINED,
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.NESTED_VALIDATION,
]);

function fieldRules(rules: readonly ValidationMetadata[]): FieldRules {
  const of = (...types: string[]) => rules.filter(({ type }) => types.includes(type));
  return {
    conditions: of(ValidationTypes.CONDITIONAL_VALIDATION).map(({ constraints }) => constraints[0] as Condition),
    checks: of(ValidationTypes.IS_DEFINED, ValidationTypes.CUSTOM_VALIDATION).flatMap(checksOf),
    isPart: of(ValidationTypes.NESTED_VALIDATION).length > 0,
  };
}

function checksOf({ constraintCls, constraints, propertyName, each }: ValidationMetadata): Check[] {
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }): Check => {
      const check: Check = (value, object) => {
        const about: ValidationArguments = { targetName: '', property: propertyName, object, value, constraints };
        // What is not yet known, a promise, is not true.
        return instance.validate(value, about) === true;
      };
      return each ? (value, object) => Array.isArray(value) && value.every((one) => check(one, object)) : check;
    });
}
