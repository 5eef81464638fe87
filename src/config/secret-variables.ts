/** Variables that hold secrets. Each can be read from a file, and a database password from a variable of its own. */
import { readFileSync } from 'node:fs';
import { StartError } from './errors.js';

/** `JWT_SECRET_FILE` names a file with the value of `JWT_SECRET`, as usual for Docker and Kubernetes secrets. */
const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_URL',
  'DATABASE_OWNER_PASSWORD',
  'DATABASE_READ_URL',
  'DATABASE_READ_PASSWORD',
  'ADMIN_PASSWORD',
  'JWT_SECRET',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
] as const;

/** Adds the values from files. @throws StartError if a file cannot be read, or both variables are set */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...source };
  for (const name of SECRET_VARIABLES) {
    const path = source[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (source[name]?.trim()) throw new StartError(`${name} and ${name}_FILE are both set: set only one.`);
    env[name] = readSecret(`${name}_FILE`, path);
  }
  return env;
}

function readSecret(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`${variable} must be a readable file, not ${path}.`);
  }
}

/** @throws StartError if there is no address, if it contains no user, or if the password is set in both places */
export function withPassword(
  name: string,
  address: string | undefined,
  password: string | undefined,
): string | undefined {
  if (password === undefined) return address;
  const variable = name.replace(/URL$/, 'PASSWORD');
  if (address === undefined) throw new StartError(`${variable} needs ${name} too.`);
  const url = new URL(address);
  if (url.password) throw new StartError(`${variable} and the password in ${name} are both set: set only one.`);
  if (!url.username) throw new StartError(`${variable} needs a user in ${name}: postgres://user@host:5432/database.`);
  url.password = encodeURIComponent(password);
  return url.href;
}
