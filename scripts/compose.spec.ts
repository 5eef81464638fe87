import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { LOG_WITHOUT_DATA } from '../src/database/embedded-postgres/log-settings.js';

it('docker/compose.yaml keeps as little in the log of its database as the embedded one', () => {
  const { services } = parse(readFileSync('docker/compose.yaml', 'utf8')) as {
    services: { database: { command: string } };
  };
  const given = services.database.command.split(/\s+/).join(' ');
  const wanted = Object.entries(LOG_WITHOUT_DATA).map(([name, value]) => `-c ${name}=${value}`);
  expect(given).toBe(`postgres ${wanted.join(' ')}`);
});
