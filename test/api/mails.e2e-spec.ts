import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { BusinessCalendar } from '../../src/modules/leads/domain/business-calendar.js';
import { kolkataDay } from '../../src/modules/leads/domain/date-range.js';
import { PostgresOutboxRepository } from '../../src/modules/notifications/infrastructure/postgres-outbox.repository.js';
import { type Api, startApi } from '../support/api.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { addLead, addStaff, type StaffMember } from '../support/staff.js';
import { BOT_SIGNS, thirdPartySubmission } from '../support/submissions.js';
import { waitFor, waitForValue } from '../support/wait-for.js';

let api: Api;
let mails: MailServer;
let admin: string;

const FAILED = 'SELECT FROM outbox WHERE done_at IS NULL AND tries > 0 AND taken_until IS NULL';

beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    mail: mailSettings(),
    publicUrl: 'https://kisancanteen.example',
    trustProxy: 1,
  });
  admin = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await mails.stop();
});
beforeEach(async () => {
  await api.sql('DELETE FROM rate_limits');
  mails.refused.clear();
});

const agent = (): Promise<StaffMember> => addStaff(api, admin, { leadTypes: ['contact', 'soil_testing'] });

async function assign(id: string, assignedTo: string | null): Promise<void> {
  const answer = await api.raw('PUT', `/api/leads/${id}/assign`, { token: admin, body: { assignedTo } });
  expect(answer.status).toBe(200);
}

async function prepareDigests(day: string): Promise<void> {
  const dataSource = await new DataSource(dataSourceOptions(api.databaseUrl)).initialize();
  const outbox = new PostgresOutboxRepository(dataSource);
  await outbox.addDigests(day);
  await outbox.addTeamMails(day);
  await dataSource.destroy();
}

const outcomesOf = async (id: string) =>
  (
    await api.sql<{ line: string }>(
      `SELECT kind || ' ' || coalesce(outcome, 'waits') AS line FROM outbox WHERE lead_id = $1 ORDER BY kind`,
      [id],
    )
  ).map(({ line }) => line);

const mailSettings = () => ({
  smtpUrl: mails.url,
  from: { name: 'Kisan Canteen', address: 'leads@kisancanteen.example' },
});

let asked = 0;
const contact = (more: object = {}, person: object = {}) => {
  asked += 1;
  return {
    type: 'contact',
    personalInfo: { fullName: `Visitor ${asked}`, email: `visitor${asked}@example.com`, ...person },
    contactForm: { message: 'When may I come?' },
    ...more,
  };
};

describe('a visitor who gave an email address', () => {
  it('gets an acknowledgement with the reference and promise, without the typed values', async () => {
    const answer = await api.call('post', '/api/leads', {
      body: contact({}, { fullName: 'Buy cheap pills', email: 'asha@example.com', city: 'Casino' }) as never,
    });
    const { reference, _id } = (answer.body as { data: { reference: string; _id: string } }).data;
    const { headers, text, html, from } = await mails.next('asha@example.com');
    const spoken = `${reference.slice(0, 5)}-${reference.slice(5)}`;
    expect(from).toBe('leads@kisancanteen.example');
    expect(headers).toMatchObject({
      from: 'Kisan Canteen <leads@kisancanteen.example>',
      to: 'asha@example.com',
      subject: `We have received your form (reference ${spoken})`,
      'auto-submitted': 'auto-replied',
      'message-id': expect.stringMatching(/^<[\da-f-]{36}@kisancanteen\.example>$/),
    });
    for (const body of [text, html]) {
      expect(body).toContain(spoken);
      expect(body).toContain('We will contact you within 24 hours.');
      expect(body).not.toMatch(/pills|Casino|When may I come|asha/);
      expect(body).not.toMatch(/<img|https?:\/\//);
    }
    await waitForValue(['acknowledgement sent'], () => outcomesOf(_id));
  });

  it('gets a link to the progress of the request if the form has a phone number', async () => {
    for (const [language, page] of [
      ['en', '/track'],
      ['hi', '/hi/track'],
    ]) {
      const email = `track-${language}@example.com`;
      const answer = await api.call('post', '/api/leads', {
        body: contact({ source: { language } }, { email, phone: '98765 43210' }) as never,
      });
      const { reference } = (answer.body as { data: { reference: string } }).data;
      const { text, html } = await mails.next(email);
      const link = `https://kisancanteen.example${page}#${reference.slice(0, 5)}-${reference.slice(5)}`;
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
      for (const body of [text, html]) expect(body.match(/https?:\/\/[^\s"<]+/g)).toEqual([link]);
    }
  });

  it('gets it in the language of the form', async () => {
    await addLead(api, contact({ source: { language: 'hi' } }, { email: 'hindi@example.com' }));
    const { headers, rawHeaders, text, html } = await mails.next('hindi@example.com');
    expect(rawHeaders).toMatch(/^Subject: =\?UTF-8\?[BQ]\?/m);
    expect(rawHeaders).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(headers['subject']).toMatch(/^आपका फ़ॉर्म हमें मिल गया है \(संदर्भ [\dA-Z]{5}-[\dA-Z]{5}\)$/);
    expect(text).toContain('हम 24 घंटे के भीतर आपसे संपर्क करेंगे।');
    expect(html).toContain('<html lang="hi">');
  });

  it('gets it once a day for each type, in whatever spelling the address is written', async () => {
    const first = await addLead(api, contact({}, { email: 'once@example.com' }));
    await waitForValue(['acknowledgement sent'], () => outcomesOf(first));
    for (const email of ['ONCE@example.com', 'once+again@example.com', '"once"@example.com']) {
      const again = await addLead(api, contact({}, { email }));
      await waitForValue(['acknowledgement limited'], () => outcomesOf(again));
    }
    const dotted = await addLead(api, contact({}, { email: 'o.n.c.e@gmail.com' }));
    await waitForValue(['acknowledgement sent'], () => outcomesOf(dotted));
    for (const email of ['once@gmail.com', 'On.Ce@GoogleMail.com', 'onc.e+again@googlemail.com']) {
      const again = await addLead(api, contact({}, { email }));
      await waitForValue(['acknowledgement limited'], () => outcomesOf(again));
    }
    const other = await addLead(api, { type: 'newsletter', personalInfo: { email: 'once@example.com' } });
    await waitForValue(['acknowledgement sent'], () => outcomesOf(other));
    await api.sql(`UPDATE outbox SET created_at = created_at - interval '1 day' WHERE lead_id = $1`, [first]);
    const tomorrow = await addLead(api, contact({}, { email: 'once@example.com' }));
    await waitForValue(['acknowledgement sent'], () => outcomesOf(tomorrow));
  });

  it('gets none for suspected spam, also after it is restored', async () => {
    const mine = await agent();
    const spam = await addLead(api, contact(BOT_SIGNS, { email: 'spam@example.com' }));
    await assign(spam, mine.id);
    await api.raw('POST', `/api/leads/${spam}/restore`, { token: admin });
    await mails.next(mine.email);
    expect(await api.sql(`SELECT FROM outbox WHERE kind = 'acknowledgement' AND lead_id = $1`, [spam])).toEqual([]);
  });
});

describe('a user', () => {
  it('gets an email about an assigned lead with its message, a phone number and a link', async () => {
    const mine = await agent();
    const id = await addLead(api, {
      type: 'soil_testing',
      personalInfo: {
        fullName: 'Ravi <b>Kumar</b>',
        phone: '98765 43210',
        city: 'Gaya\nBcc: all@example.com',
        state: 'Bihar',
      },
      soilTestingInfo: {
        fieldAddress: 'Behind the school',
        areaOfField: '2',
        totalAreaOfField: '4',
        additionalNotes: 'Come soon',
      },
    });
    await assign(id, mine.id);
    const { headers, rawHeaders, text, html, to } = await mails.next(mine.email);
    expect(to).toEqual([mine.email]);
    expect(headers).toMatchObject({
      subject: 'Lead for you: Soil Testing, Gaya Bcc: all@example.com',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<https://kisancanteen.example/admin/settings>',
    });
    expect(rawHeaders).not.toMatch(/^Bcc/im);
    expect(text).toContain('> Behind the school\n> Come soon');
    expect(text).toContain(`https://kisancanteen.example/admin/dashboard?lead=${id}`);
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toContain('Ravi &lt;b&gt;Kumar&lt;/b&gt;');
    await expect(
      api.sql(
        `INSERT INTO outbox (channel, kind, event, user_id) SELECT channel, kind, event, user_id FROM outbox WHERE user_id = $1`,
        [mine.id],
      ),
    ).rejects.toThrow('outbox_once');
  });

  it('sees a mailto link that contains only the visitor’s address, whatever characters are in it', async () => {
    const mine = await agent();
    const email = 'x?bcc=spy%40evil.example&z=@example.com';
    await assign(await addLead(api, contact({}, { email })), mine.id);
    const { html } = await mails.next(mine.email);
    const href = /href="(mailto:[^"]*)"/.exec(html)?.[1] ?? '';
    expect(href).toBe('mailto:x%3Fbcc%3Dspy%2540evil.example%26z%3D@example.com');
    expect(new URL(href).search).toBe('');
  });

  it('gets one email for all leads that one change assigned', async () => {
    const mine = await agent();
    const ids = [await addLead(api, contact()), await addLead(api, contact()), await addLead(api, contact())];
    const bulk = { leadIds: ids, updates: { assignedTo: mine.id } };
    await api.raw('PUT', '/api/leads/bulk', { token: admin, body: bulk });
    const { headers, text } = await mails.next(mine.email);
    expect(headers['subject']).toBe('3 leads for you');
    for (const id of ids) expect(text).toContain(`?lead=${id}`);
  });

  it('who watches a type gets its new leads if they are unassigned and visible', async () => {
    const [watcher, narrow, manager] = [
      await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['soil_testing'] }),
      await agent(),
      await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['contact'] }),
    ];
    await api.sql(
      `INSERT INTO notification_settings (user_id, watched_types) SELECT id, '{soil_testing}' FROM users WHERE id = ANY($1)`,
      [[watcher.id, narrow.id, manager.id]],
    );
    const id = await addLead(api, thirdPartySubmission('soil_testing'));
    const { headers } = await mails.next(watcher.email);
    expect(headers['subject']).toMatch(/^New lead: Soil Testing/);
    await waitForValue(['sent', 'withheld', 'withheld'], async () =>
      (
        await api.sql<{ outcome: string }>(
          `SELECT outcome FROM outbox WHERE kind = 'new_lead' AND lead_id = $1 ORDER BY outcome`,
          [id],
        )
      ).map(({ outcome }) => outcome),
    );
  });

  it('gets none if they are off or the lead is no longer visible', async () => {
    const [quiet, gone] = [await agent(), await agent()];
    await api.sql('INSERT INTO notification_settings (user_id, assigned_mail) VALUES ($1, false)', [quiet.id]);
    const [first, second] = [await addLead(api, thirdPartySubmission('soil_testing')), await addLead(api, contact())];
    await assign(first, quiet.id);
    await mails.stop();
    await assign(second, gone.id);
    await waitFor('the email is tried', async () => (await api.sql(FAILED)).length > 0);
    await assign(second, null);
    await mails.start();
    await waitForValue(['withheld'], async () =>
      (
        await api.sql<{ outcome: string }>('SELECT outcome FROM outbox WHERE user_id = ANY($1)', [[quiet.id, gone.id]])
      ).map(({ outcome }) => outcome),
    );
  });

  it('gets what is due once in the morning, and nothing if nothing is due', async () => {
    const [mine, idle] = [await agent(), await agent()];
    const id = await addLead(api, thirdPartySubmission('contact'));
    await assign(id, mine.id);
    await mails.next(mine.email);
    await api.sql(
      `UPDATE leads SET due_at = now() - interval '1 hour', due_soon_at = now() - interval '5 hours' WHERE id = $1`,
      [id],
    );
    await prepareDigests('2036-04-22');
    await prepareDigests('2036-04-22');
    const { headers, text } = await mails.next(mine.email);
    expect(headers['subject']).toBe('Today: 1 overdue');
    expect(text).toContain(`?lead=${id}`);
    const rows = await api.sql(`SELECT FROM outbox WHERE kind = 'digest' AND user_id = ANY($1)`, [[mine.id, idle.id]]);
    expect(rows).toHaveLength(1);
  });

  it('who sees all leads gets the overdue unassigned leads of visible types in the morning', async () => {
    const id = await addLead(api, thirdPartySubmission('partner'));
    await api.sql(`UPDATE leads SET due_at = now() - interval '1 hour', assigned_to = NULL WHERE id = $1`, [id]);
    const [manager, other] = [
      await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['partner'] }),
      await addStaff(api, admin, { permissions: ['canViewAllLeads'], leadTypes: ['newsletter'] }),
    ];
    const narrow = await addStaff(api, admin, { leadTypes: ['partner'] });
    await prepareDigests('2036-04-23');
    const { headers, text } = await mails.next(manager.email);
    expect(headers['subject']).toBe('Today: 1 overdue and unassigned');
    expect(text).toContain(`?lead=${id}`);
    expect(
      await api.sql(`SELECT FROM outbox WHERE kind = 'digest' AND user_id = ANY($1)`, [[other.id, narrow.id]]),
    ).toEqual([]);
  });
});

describe('the email about the team', () => {
  it('goes on working mornings to those who chose it and see reports, with the numbers of the last working day', async () => {
    const manager = { permissions: ['canViewReports', 'canViewAllLeads'], leadTypes: ['sarthi'] } as const;
    const [wants, silent, blind] = [
      await addStaff(api, admin, manager),
      await addStaff(api, admin, manager),
      await addStaff(api, admin, { ...manager, permissions: ['canViewAllLeads'] }),
    ];
    for (const { token } of [wants, blind]) {
      await api.raw('PUT', '/api/notifications/settings', { token, body: { teamMail: true } });
    }
    const worker = await addStaff(api, admin, { leadTypes: ['sarthi'] });
    const [{ name } = { name: '' }] = await api.sql<{ name: string }>('SELECT name FROM users WHERE id = $1', [
      worker.id,
    ]);
    await api.raw('PUT', `/api/reports/team/${worker.id}/targets`, {
      token: admin,
      body: { targets: [{ type: 'sarthi', callsPerDay: 8, conversionsPerMonth: 4 }] },
    });
    const id = await addLead(api, thirdPartySubmission('sarthi'));
    await assign(id, worker.id);
    await api.raw('POST', `/api/leads/${id}/calls`, { token: worker.token, body: { outcome: 'reached' } });
    const day = kolkataDay(new BusinessCalendar([]).workingDayBefore(new Date()));
    await api.sql(`UPDATE lead_notes SET created_at = ($2 || 'T11:00:00+05:30')::timestamptz WHERE lead_id = $1`, [
      id,
      day,
    ]);
    await prepareDigests('2036-04-24');
    const { headers, text } = await mails.next(wants.email);
    expect(headers['subject']).toMatch(/^Team: [A-Z][a-z]+day,? \d+ [A-Z][a-z]+$/);
    expect(text).toContain(`${name}: called 1 of 8 · kept 0, missed 0 · converted 0, 0 of 4 this month`);
    expect(
      await api.sql(`SELECT FROM outbox WHERE kind = 'team' AND user_id = ANY($1)`, [[silent.id, blind.id]]),
    ).toEqual([]);
  });
});

describe('a mail server', () => {
  it('that is down delays emails but loses none', async () => {
    await mails.stop();
    const id = await addLead(api, contact({}, { email: 'patient@example.com' }));
    await waitFor('the email is tried', async () => (await api.sql(FAILED)).length > 0);
    expect(await outcomesOf(id)).toEqual(['acknowledgement waits']);
    await mails.start();
    await mails.next('patient@example.com');
    await waitForValue(['acknowledgement sent'], () => outcomesOf(id));
  });

  it('gets the email a few minutes later if the server was killed before handing it over', async () => {
    await mails.stop();
    const id = await addLead(api, contact({}, { email: 'minutes@example.com' }));
    // A killed server would not release the message, so this marks the message as taken.
    const killed = `UPDATE outbox SET taken_until = now() + interval '2 minutes', next_try_at = now()
      WHERE lead_id = $1 AND tries > 0 AND taken_until IS NULL RETURNING id`;
    await waitFor('the email is tried', async () => (await api.sql(killed, [id])).length > 0);
    await mails.start();
    const other = await addLead(api, contact({}, { email: 'meanwhile@example.com' }));
    await mails.next('meanwhile@example.com');
    await waitForValue(['acknowledgement sent'], () => outcomesOf(other));
    expect(await outcomesOf(id)).toEqual(['acknowledgement waits']);
    await api.sql(`UPDATE outbox SET taken_until = taken_until - interval '2 minutes' WHERE lead_id = $1`, [id]);
    await mails.next('minutes@example.com');
    await waitForValue(['acknowledgement sent'], () => outcomesOf(id));
  });

  it('that accepted an email but lost the response gets the same email again with the same id', async () => {
    mails.takenAndDenied.add('twice@example.com');
    const id = await addLead(api, contact({}, { email: 'twice@example.com' }));
    const [first, second] = [await mails.next('twice@example.com'), await mails.next('twice@example.com')];
    expect(second.headers['message-id']).toBe(first.headers['message-id']);
    expect(second.text).toBe(first.text);
    await waitForValue(['acknowledgement sent'], () => outcomesOf(id));
  });

  it('that rejects a recipient is not asked again', async () => {
    mails.refused.set('nobody@example.com', 550);
    const id = await addLead(api, contact({}, { email: 'nobody@example.com' }));
    await waitForValue(['acknowledgement refused'], () => outcomesOf(id));
    expect(mails.triedRecipients.filter((one) => one === 'nobody@example.com')).toHaveLength(1);
  });
});

it('emails to users are sent before those to visitors, and failed ones after new ones', async () => {
  const { id: person } = await agent();
  const lead = await addLead(api, contact(BOT_SIGNS));
  await api.sql(
    `INSERT INTO outbox (channel, kind, event, user_id, lead_id, tries)
     SELECT 'mail', 'new_lead', 'flood:' || n, NULL::uuid, $1::uuid, 1 FROM generate_series(1, 3) AS n
     UNION ALL
     SELECT 'mail', 'acknowledgement', 'flood:' || n, NULL, $1::uuid, 0 FROM generate_series(4, 33) AS n
     UNION ALL
     SELECT 'mail', 'new_lead', 'flood:' || n, $2::uuid, $1::uuid, 0 FROM generate_series(34, 36) AS n`,
    [lead, person],
  );
  await waitFor('all are done', async () => {
    const open = await api.sql('SELECT FROM outbox WHERE lead_id = $1 AND done_at IS NULL', [lead]);
    return open.length === 0;
  });
  const order = await api.sql<{ whose: string }>(
    `SELECT CASE WHEN user_id IS NOT NULL THEN 'staff' WHEN tries > 1 THEN 'failed' ELSE 'visitor' END AS whose
     FROM outbox WHERE lead_id = $1 ORDER BY taken_until`,
    [lead],
  );
  expect(order.map(({ whose }) => whose)).toEqual([
    ...Array(3).fill('staff'),
    ...Array(30).fill('visitor'),
    ...Array(3).fill('failed'),
  ]);
});

it('a deleted lead leaves nothing in the outbox', async () => {
  await mails.stop();
  const id = await addLead(api, contact());
  await waitForValue(['acknowledgement waits'], () => outcomesOf(id));
  const deleted = await api.raw('DELETE', `/api/leads/${id}`, { token: admin });
  expect(deleted.status).toBe(200);
  expect(await api.sql('SELECT FROM outbox WHERE lead_id = $1', [id])).toEqual([]);
  await mails.start();
});

// Must be last: the limit that it reaches stays in memory for the rest of the hour.
it('acknowledgements to visitors are limited for each network', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 22; n += 1) ids.push(await addLead(api, contact()));
  await waitFor('all are done', async () => {
    const open = await api.sql(`SELECT FROM outbox WHERE lead_id = ANY($1) AND done_at IS NULL`, [ids]);
    return open.length === 0;
  });
  const counts = await api.sql(
    `SELECT outcome, count(*)::int AS mails FROM outbox WHERE lead_id = ANY($1) GROUP BY 1 ORDER BY 1`,
    [ids],
  );
  expect(counts).toEqual([
    { outcome: 'limited', mails: 2 },
    { outcome: 'sent', mails: 20 },
  ]);
  // An email that the network's limit stops does not count towards the limit of its recipient.
  const [taken] = await api.sql<{ email: string }>(
    `SELECT l.email FROM leads l JOIN outbox o ON o.lead_id = l.id WHERE o.outcome = 'limited' AND l.id = ANY($1)`,
    [ids],
  );
  const answer = await api.raw<{ data: { _id: string } }>('POST', '/api/leads', {
    body: contact({}, { email: taken?.email }),
    headers: { 'x-forwarded-for': '198.51.100.7' },
  });
  await waitForValue(['acknowledgement sent'], () => outcomesOf(answer.body.data._id));
});
