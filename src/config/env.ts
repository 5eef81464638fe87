import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { normalizeEmail } from '../shared/domain/email.js';
import { StartError } from './errors.js';
import { parseOrigin, parsePublicUrl } from './public-url.mjs';
import { withPassword, withSecretFiles } from './secret-variables.js';

/**
 * The settings are not classes with decorators, because most variables need parsing (`12h`), and because each error has
 * to be one line that names its variable.
 */

const NODE_ENVS = ['development', 'production', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SECONDS_PER_UNIT: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** India's three national holidays, when all offices are closed by law. They are the default of SUPPORT_HOLIDAYS. */
export const NATIONAL_HOLIDAYS: readonly string[] = ['01-26', '08-15', '10-02'];

export const ENV = Symbol('ENV');

export interface Env {
  nodeEnv: (typeof NODE_ENVS)[number];
  port: number;
  host: string;
  /** The site's public address. Before the start, scripts/site/public-url.mjs writes it into the pages. */
  publicUrl?: string;
  /** If unset, embedded PostgreSQL is used. */
  databaseUrl?: string;
  /** Address with the role that owns and migrates the tables. If unset, the role of `databaseUrl` does so. */
  databaseOwnerUrl?: string;
  /** Address of a streaming replica of `databaseUrl`, for read-only requests. If unset, there is no replica. */
  databaseReadUrl?: string;
  dataDir: string;
  adminEmail: string;
  /** If unset, a password is generated when the first administrator has to be created. */
  adminPassword?: string;
  jwtSecret: string;
  jwtTtlSeconds: number;
  corsOrigins: string[];
  /** Number of trusted proxy hops in X-Forwarded-For. */
  trustProxy: number;
  /** 0 means that there is no limit, here and in the next three settings. */
  leadsPerMinute: number;
  loginsPer15Minutes: number;
  clientErrorsPerMinute: number;
  /** How many notes and call logs one user can add per minute. */
  staffWritesPerMinute: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Days without office work: YYYY-MM-DD, or MM-DD for every year. */
  supportHolidays: string[];
  mail?: MailSettings;
  push?: PushSettings;
  /** Internal hosts that the server can call: `name` or `name:port`. */
  allowedHosts: string[];
  /** How long requests are accepted after SIGTERM while `ready` returns 503. */
  drainSeconds: number;
  /** Address on which Prometheus reads the metrics. If unset, there are no metrics. */
  metrics?: { readonly host: string; readonly port: number };
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
}

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

export function channelsOf({ mail, push }: Pick<Env, 'mail' | 'push'>): ('mail' | 'push')[] {
  return [...(mail ? (['mail'] as const) : []), ...(push ? (['push'] as const) : [])];
}

/** If `jwtSecret` is missing, main.ts adds a generated one. */
export type EnvSettings = Omit<Env, 'jwtSecret'> & { jwtSecret?: string };

/** Treats empty variables as unset. @throws StartError for the first invalid variable */
export function readEnv(source: NodeJS.ProcessEnv): EnvSettings {
  const read = reader(withSecretFiles(source));
  const nodeEnv = read('NODE_ENV', oneOf(NODE_ENVS)) ?? 'development';
  const databaseUrl = databaseAddress(read, 'DATABASE_URL');
  const databaseOwnerUrl = databaseAddress(read, 'DATABASE_OWNER_URL');
  if (databaseOwnerUrl !== undefined && databaseUrl === undefined) {
    throw new StartError('DATABASE_OWNER_URL needs DATABASE_URL too, with the role that the server uses.');
  }
  const databaseReadUrl = databaseAddress(read, 'DATABASE_READ_URL');
  if (databaseReadUrl !== undefined && databaseUrl === undefined) {
    throw new StartError('DATABASE_READ_URL needs DATABASE_URL too: the address of the primary.');
  }
  const jwtSecret = read('JWT_SECRET', secret);
  if (nodeEnv === 'production' && databaseUrl !== undefined && jwtSecret === undefined) {
    throw new StartError(
      'JWT_SECRET is required when NODE_ENV is production and DATABASE_URL is set: give every process the same random text of at least 32 bytes.',
    );
  }
  const port = read('PORT', wholeNumber(0, 65_535)) ?? 5001;
  return {
    nodeEnv,
    port,
    host: read('HOST', host) ?? '0.0.0.0',
    ...optional('publicUrl', read('PUBLIC_URL', parsePublicUrl)),
    ...optional('databaseUrl', databaseUrl),
    ...optional('databaseOwnerUrl', databaseOwnerUrl),
    ...optional('databaseReadUrl', databaseReadUrl),
    dataDir: resolve(source['DATA_DIR']?.trim() || '.data'),
    adminEmail: read('ADMIN_EMAIL', email) ?? 'admin@kisancanteen.local',
    ...optional('adminPassword', read('ADMIN_PASSWORD', password)),
    ...optional('jwtSecret', jwtSecret),
    jwtTtlSeconds: read('JWT_TTL', duration(60, 30 * 86_400)) ?? 12 * 3_600,
    corsOrigins: read('CORS_ORIGINS', listOf(parseOrigin)) ?? [],
    trustProxy: read('TRUST_PROXY', wholeNumber(0, 10)) ?? 0,
    leadsPerMinute: read('LEADS_PER_MINUTE', wholeNumber(0, 1_000_000)) ?? 120,
    loginsPer15Minutes: read('LOGINS_PER_15_MINUTES', wholeNumber(0, 1_000_000)) ?? 10,
    clientErrorsPerMinute: read('CLIENT_ERRORS_PER_MINUTE', wholeNumber(0, 1_000_000)) ?? 30,
    staffWritesPerMinute: read('STAFF_WRITES_PER_MINUTE', wholeNumber(0, 1_000_000)) ?? 60,
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS)) ?? 'info',
    supportHolidays: read('SUPPORT_HOLIDAYS', holidays) ?? [...NATIONAL_HOLIDAYS],
    allowedHosts: read('WEBHOOK_ALLOWED_HOSTS', listOf(insideHost)) ?? [],
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 60)) ?? 0,
    ...optional('mail', mailSettings(read('SMTP_URL', smtpUrl), read('MAIL_FROM', mailbox))),
    ...optional('push', pushSettings(read)),
    ...optional('metrics', metricsSettings(read, port)),
  };
}

function databaseAddress(read: ReturnType<typeof reader>, name: `DATABASE_${string}URL`): string | undefined {
  const address = read(name, postgresUrl);
  return withPassword(
    name,
    address,
    read(name.replace(/URL$/, 'PASSWORD'), (text) => text),
  );
}

function mailSettings(url: string | undefined, from: MailSettings['from'] | undefined): MailSettings | undefined {
  if (url !== undefined && from !== undefined) return { smtpUrl: url, from };
  if (url === undefined && from === undefined) return undefined;
  throw new StartError('SMTP_URL and MAIL_FROM must be set together: the email server and the sender.');
}

function pushSettings(read: ReturnType<typeof reader>): PushSettings | undefined {
  const publicKey = read('VAPID_PUBLIC_KEY', vapidKey(65));
  const privateKey = read('VAPID_PRIVATE_KEY', vapidKey(32));
  const subject = read('VAPID_SUBJECT', vapidSubject);
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject };
  if (!publicKey && !privateKey && !subject) return undefined;
  throw new StartError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together.');
}

function metricsSettings(read: ReturnType<typeof reader>, publicPort: number): Env['metrics'] {
  const port = read('METRICS_PORT', wholeNumber(1, 65_535));
  const address = read('METRICS_HOST', host) ?? '127.0.0.1';
  if (port === undefined) return undefined;
  if (port === publicPort) throw new StartError('METRICS_PORT must differ from PORT, because visitors can reach PORT.');
  return { host: address, port };
}

/** Parses the text of a variable, or throws an Error whose message completes "NAME must be ...". */
type Parse<T> = (text: string) => T;

function reader(source: NodeJS.ProcessEnv) {
  return <T>(name: string, parse: Parse<T>): T | undefined => {
    const text = source[name]?.trim();
    if (!text) {
      return undefined;
    }
    try {
      return parse(text);
    } catch (error) {
      throw new StartError(`${name} must be ${error instanceof Error ? error.message : 'different'}.`);
    }
  };
}

function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };
}

function oneOf<const T extends readonly string[]>(choices: T): Parse<T[number]> {
  return (text) => {
    if (!choices.includes(text)) {
      throw new Error(`one of ${choices.join(', ')}, not ${quoted(text)}`);
    }
    return text;
  };
}

function wholeNumber(min: number, max: number): Parse<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new Error(`a whole number from ${min} to ${max}, not ${quoted(text)}`);
    }
    return value;
  };
}

function duration(minSeconds: number, maxSeconds: number): Parse<number> {
  return (text) => {
    const [, amount, unit] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
    const seconds = Number(amount) * (SECONDS_PER_UNIT[unit ?? ''] ?? Number.NaN);
    if (!(seconds >= minSeconds && seconds <= maxSeconds)) {
      throw new Error(`a time such as 30m, 12h or 7d, from 1m to 30d, not ${quoted(text)}`);
    }
    return seconds;
  };
}

function listOf<T>(parse: Parse<T>): Parse<T[]> {
  return (text) => {
    const items = text.split(',').flatMap((item) => item.trim() || []);
    try {
      return items.map(parse);
    } catch (error) {
      throw new Error(
        `a comma-separated list, in which each item is ${error instanceof Error ? error.message : 'valid'}`,
      );
    }
  };
}

const holiday: Parse<string> = (text) => {
  // Checked in a leap year, so that 02-29 is valid.
  const day = /^\d{2}-\d{2}$/.test(text) ? `2024-${text}` : text;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (!isDay) throw new Error(`a day such as 2026-11-08, or 10-02 for every year, not ${quoted(text)}`);
  return text;
};

/** More closed days than this must be a mistake: nothing would ever become due. */
const MAX_HOLIDAYS = 200;

const holidays: Parse<string[]> = (text) => {
  const days = listOf(holiday)(text);
  if (days.length > MAX_HOLIDAYS) throw new Error(`a list of at most ${MAX_HOLIDAYS} days`);
  return days;
};

const postgresUrl: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2) {
    throw new Error(
      'an address such as postgres://user:password@host:5432/database (special characters in the password percent-encoded)',
    );
  }
  return text;
};

const host: Parse<string> = (text) => {
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new Error(`an address or host name of this machine, such as 0.0.0.0 or localhost, not ${quoted(text)}`);
  }
  return text;
};

/** Returns the host in lower case, without the default port of https. */
const insideHost: Parse<string> = (text) => {
  const name = text.toLowerCase().replace(/:443$/, '');
  const [, port = '1'] = /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::(\d{1,5}))?$/.exec(name) ?? [name, '0'];
  if (Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(
      `a host name, with its port if that is not 443, such as hooks.example.in:8443, not ${quoted(text)}`,
    );
  }
  return name;
};

const email: Parse<string> = (typed) => {
  const text = normalizeEmail(typed);
  if (text.length > 200 || !/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) {
    throw new Error(`an email address, not ${quoted(text)}`);
  }
  return text;
};

const smtpUrl: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error('an address such as smtps://user:password@mail.example.in (special characters percent-encoded)');
  }
  return text;
};

const mailbox: Parse<MailSettings['from']> = (text) => {
  const [, name, inBrackets] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? [];
  const address = email((inBrackets ?? text).trim());
  return { name: name?.trim() || 'Kisan Canteen', address };
};

function vapidKey(bytes: number): Parse<string> {
  return (text) => {
    if (!/^[\w-]+$/.test(text) || Buffer.from(text, 'base64url').length !== bytes) {
      throw new Error('a key printed by `npx web-push generate-vapid-keys`');
    }
    return text;
  };
}

const vapidSubject: Parse<string> = (text) => {
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) {
    throw new Error('a contact address for push services, such as mailto:leads@example.in');
  }
  return text;
};

const password: Parse<string> = (text) => {
  if ([...text].length < 8 || [...text].length > 200) {
    throw new Error('8 to 200 characters long');
  }
  return text;
};

const secret: Parse<string> = (text) => {
  if (Buffer.byteLength(text) < 32) {
    throw new Error('at least 32 bytes long');
  }
  return text;
};

function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}

/** Returns the address of the website, without a slash at the end. */
export function siteAddress({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}
