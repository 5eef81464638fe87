/** Injection token of the validated environment (`Env` of ./env.ts). */
export const ENV = Symbol('ENV');
