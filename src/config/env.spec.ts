import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.js';
import { StartError } from './errors.js';

describe('readEnv', () => {
  it('accepts an email server and a sender together, or neither', () => {
    const SMTP_URL = 'smtps://user:p%40ss@mail.example:465';
    expect(readEnv({ SMTP_URL, MAIL_FROM: 'Kisan Canteen <leads@example.in>' }).mail).toEqual({
      smtpUrl: SMTP_URL,
      from: { name: 'Kisan Canteen', address: 'leads@example.in' },
    });
    expect(readEnv({ SMTP_URL, MAIL_FROM: 'leads@example.in' }).mail?.from.name).toBe('Kisan Canteen');
    for (const wrong of [
      { SMTP_URL },
      { MAIL_FROM: 'leads@example.in' },
      { SMTP_URL: 'http://mail.example', MAIL_FROM: 'leads@example.in' },
      { SMTP_URL, MAIL_FROM: 'Kisan Canteen' },
      { SMTP_URL, MAIL_FROM: 'a@example.in, b@example.in' },
      { SMTP_URL, MAIL_FROM: 'Kisan\r\nBcc: x@y <leads@example.in>' },
    ]) {
      expect(() => readEnv(wrong)).toThrow(StartError);
    }
  });

  it('accepts the keys of Web Push together, or none', () => {
    const keys = {
      VAPID_PUBLIC_KEY: Buffer.alloc(65, 4).toString('base64url'),
      VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
      VAPID_SUBJECT: 'mailto:leads@example.in',
    };
    expect(readEnv(keys).push).toEqual({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: keys.VAPID_SUBJECT,
    });
    for (const wrong of [
      { ...keys, VAPID_SUBJECT: '' },
      { ...keys, VAPID_PRIVATE_KEY: 'short' },
      { VAPID_SUBJECT: 'x' },
    ]) {
      expect(() => readEnv(wrong)).toThrow(StartError);
    }
  });

  it('enables metrics only with a port, which differs from the public one', () => {
    expect(readEnv({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
    expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readEnv({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' }).metrics?.host).toBe('10.0.0.2');
    expect(() => readEnv({ METRICS_PORT: '5001' })).toThrow('METRICS_PORT must differ from PORT');
    expect(() => readEnv({ METRICS_PORT: '0' })).toThrow('METRICS_PORT must be a whole number from 1 to 65535');
  });

  it('accepts internal hosts by name only', () => {
    expect(readEnv({ WEBHOOK_ALLOWED_HOSTS: 'Hooks.inside:8443, erp, erp.local:443' }).allowedHosts).toEqual([
      'hooks.inside:8443',
      'erp',
      'erp.local',
    ]);
    for (const wrong of ['10.0.0.2', 'erp:0', 'erp:70000', 'https://erp', '*', 'erp/x', '[::1]']) {
      expect(() => readEnv({ WEBHOOK_ALLOWED_HOSTS: wrong })).toThrow('WEBHOOK_ALLOWED_HOSTS must be');
    }
  });

  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      nodeEnv: 'development',
      port: 5001,
      host: '0.0.0.0',
      dataDir: resolve('.data'),
      adminEmail: 'admin@kisancanteen.local',
      jwtTtlSeconds: 43_200,
      corsOrigins: [],
      trustProxy: 0,
      leadsPerMinute: 120,
      loginsPer15Minutes: 10,
      clientErrorsPerMinute: 30,
      staffWritesPerMinute: 60,
      logLevel: 'info',
      supportHolidays: ['01-26', '08-15', '10-02'],
      allowedHosts: [],
      drainSeconds: 0,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', JWT_SECRET: '', CORS_ORIGINS: '' })).toEqual(readEnv({}));
  });

  it('reads the variables that are set', () => {
    const secret = 'x'.repeat(32);
    expect(
      readEnv({
        NODE_ENV: 'production',
        PORT: '8080',
        HOST: '::1',
        DATABASE_URL: 'postgresql://kc:p%40ss@db/kc',
        DATABASE_OWNER_URL: 'postgresql://owner:p%40ss@db/kc',
        DATABASE_READ_URL: 'postgresql://kc:p%40ss@replica/kc',
        DATA_DIR: '/srv/kc',
        ADMIN_EMAIL: 'owner@kisan.example',
        ADMIN_PASSWORD: 'harvest-moon-42',
        JWT_SECRET: secret,
        JWT_TTL: '30m',
        PUBLIC_URL: 'https://Kisan.example',
        CORS_ORIGINS: 'https://a.example, https://b.example:8443',
        TRUST_PROXY: '1',
        LEADS_PER_MINUTE: '0',
        CLIENT_ERRORS_PER_MINUTE: '0',
        STAFF_WRITES_PER_MINUTE: '0',
        LOGINS_PER_15_MINUTES: '0',
        LOG_LEVEL: 'warn',
        SUPPORT_HOLIDAYS: '10-02, 2026-11-08',
        WEBHOOK_ALLOWED_HOSTS: 'erp.inside',
        DRAIN_SECONDS: '5',
      }),
    ).toEqual({
      nodeEnv: 'production',
      port: 8080,
      host: '::1',
      publicUrl: 'https://kisan.example',
      databaseUrl: 'postgresql://kc:p%40ss@db/kc',
      databaseOwnerUrl: 'postgresql://owner:p%40ss@db/kc',
      databaseReadUrl: 'postgresql://kc:p%40ss@replica/kc',
      dataDir: '/srv/kc',
      adminEmail: 'owner@kisan.example',
      adminPassword: 'harvest-moon-42',
      jwtSecret: secret,
      jwtTtlSeconds: 1_800,
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      trustProxy: 1,
      leadsPerMinute: 0,
      loginsPer15Minutes: 0,
      clientErrorsPerMinute: 0,
      staffWritesPerMinute: 0,
      logLevel: 'warn',
      supportHolidays: ['10-02', '2026-11-08'],
      allowedHosts: ['erp.inside'],
      drainSeconds: 5,
    });
  });

  it('refuses a replica of the embedded database', () => {
    const read = () => readEnv({ DATABASE_READ_URL: 'postgres://kc@replica/kc' });
    expect(read).toThrow(new StartError('DATABASE_READ_URL needs DATABASE_URL too: the address of the primary.'));
  });

  it.each([
    ['PORT', '-1'],
    ['SUPPORT_HOLIDAYS', 'Diwali'],
    ['SUPPORT_HOLIDAYS', '2026-02-29'],
    ['SUPPORT_HOLIDAYS', '13-01'],
    ['PORT', '65536'],
    ['PORT', '0x50'],
    ['JWT_TTL', '12'],
    ['JWT_TTL', '31d'],
    ['JWT_TTL', '30s'],
    ['PUBLIC_URL', 'https://kisan.example/shop'],
    ['PUBLIC_URL', 'ftp://kisan.example'],
    ['PUBLIC_URL', 'https://kisan.example/'],
    ['CORS_ORIGINS', '*'],
    ['DATABASE_URL', 'postgres://db'],
    ['DATABASE_READ_URL', 'replica:5432'],
    ['TRUST_PROXY', 'true'],
    ['HOST', 'not a host'],
    ['ADMIN_EMAIL', 'administrator'],
    ['LEADS_PER_MINUTE', '-1'],
    ['CLIENT_ERRORS_PER_MINUTE', 'many'],
    ['STAFF_WRITES_PER_MINUTE', '1.5'],
    ['LOGINS_PER_15_MINUTES', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '61'],
    ['NODE_ENV', 'staging'],
    ['JWT_SECRET', 'x'.repeat(31)],
    ['ADMIN_PASSWORD', 'seven77'],
  ])('refuses %s=%s in one line', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });
});
