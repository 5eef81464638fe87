import { QueryFailedError } from 'typeorm';

/** Does `work`; where a constraint (or unique index) that `errors` names refuses it, fails with that error instead. */
export async function mapConstraintViolation<T>(
  work: Promise<T>,
  errors: Readonly<Record<string, () => Error>>,
): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    if (!(failure instanceof QueryFailedError)) throw failure;
    const { constraint } = failure.driverError as { constraint?: string };
    throw errors[constraint ?? '']?.() ?? failure;
  }
}
