import { describe, expect, it } from '@jest/globals';
import { reportCsv } from './report-csv.js';

const MEASURES = {
  leads: 9,
  contacted: 8,
  qualified: 7,
  converted: 6,
  closed: 5,
  rejected: 4,
  kept: 3,
  missed: 2,
  overdue: 1,
};
const HEADERS = 'Leads,Contacted,Qualified,Converted,Closed,Rejected,Promise kept,Promise missed,Overdue';
const COUNTS = '9,8,7,6,5,4,3,2,1';
const SOURCE = { ...MEASURES, source: 'whatsapp', campaign: null, isRest: false };

const rowsOf = (file: string) => file.split('\r\n').slice(1, -1);
const written = (source: string) =>
  reportCsv.sources([{ ...SOURCE, source }]).slice(reportCsv.sources([]).length, -`,,${COUNTS}\r\n`.length);

describe('a report as a file', () => {
  it('begins with a BOM and its header, and its lines end with CRLF', () => {
    expect(reportCsv.daily([{ day: '2026-04-22', type: 'soil_testing', leads: 12 }])).toBe(
      '\uFEFFDay,Type,Leads\r\n2026-04-22,Soil Testing,12\r\n',
    );
  });

  it.each([
    ['daily', reportCsv.daily([]), 'Day,Type,Leads'],
    ['types', reportCsv.types([]), `Type,${HEADERS}`],
    ['sources', reportCsv.sources([]), `utm_source,utm_campaign,${HEADERS}`],
    ['assignees', reportCsv.assignees([]), `Assigned to,${HEADERS}`],
    ['districts', reportCsv.districts([]), `State,District,${HEADERS}`],
    ['states', reportCsv.states([]), `State,${HEADERS}`],
    [
      'promises',
      reportCsv.promises([]),
      'Type,Promised,Kept,Missed,Overdue,Waiting,Median minutes,90th percentile minutes',
    ],
  ])('%s has its header even without rows', (_, file, header) => {
    expect(file).toBe(`\uFEFF${header}\r\n`);
  });

  it('has the labels of lead types', () => {
    expect(rowsOf(reportCsv.types([{ type: 'bdo_application', ...MEASURES }]))).toEqual([`BDO Application,${COUNTS}`]);
  });

  it('names assignees, with an empty cell for unassigned leads', () => {
    const assignees = [{ id: 'x', name: 'Ravi' }, null].map((assignee) => ({ assignee, inPool: false, ...MEASURES }));
    expect(rowsOf(reportCsv.assignees(assignees))).toEqual([`Ravi,${COUNTS}`, `,${COUNTS}`]);
  });

  it('names states, with one row for unknown states', () => {
    const states = [{ code: 'BR', name: 'Bihar' }, null].map((state) => ({ state, ...MEASURES }));
    expect(rowsOf(reportCsv.states(states as Parameters<typeof reportCsv.states>[0]))).toEqual([
      `Bihar,${COUNTS}`,
      `(not known),${COUNTS}`,
    ]);
  });

  it('names districts with their states, with one row for all others', () => {
    const bihar = { state: { code: 'BR', name: 'Bihar' }, isRest: false, ...MEASURES };
    expect(
      rowsOf(
        reportCsv.districts([
          { ...bihar, district: 'Gaya' },
          { ...bihar, state: null, district: '=1+1' },
          { ...bihar, state: null, district: null, isRest: true },
        ]),
      ),
    ).toEqual([`Bihar,Gaya,${COUNTS}`, `(not known),'=1+1,${COUNTS}`, `(all others),,${COUNTS}`]);
  });

  it('has the labels of reasons for their status, with an empty cell if there is no reason', () => {
    expect(
      rowsOf(
        reportCsv.reasons([
          { status: 'closed', reason: 'not_interested', leads: 3 },
          { status: 'rejected', reason: 'served', leads: 2 },
          { status: 'rejected', reason: null, leads: 1 },
        ]),
      ),
    ).toEqual(['Closed,No longer interested,3', 'Rejected,"Done, nothing more to do",2', 'Rejected,,1']);
  });

  it('distinguishes leads without a source from all other sources', () => {
    expect(
      rowsOf(
        reportCsv.sources([
          { ...SOURCE, campaign: 'rabi' },
          { ...SOURCE, source: null },
          { ...SOURCE, source: null, isRest: true },
        ]),
      ),
    ).toEqual([`whatsapp,rabi,${COUNTS}`, `,,${COUNTS}`, `(all others),,${COUNTS}`]);
  });

  it('has a row for all types, and empty cells if there was no response yet', () => {
    const row = { promised: 5, kept: 1, missed: 1, overdue: 1, waiting: 2 };
    expect(
      rowsOf(
        reportCsv.promises([
          { ...row, type: null, medianMinutes: 90, p90Minutes: 600 },
          { ...row, type: 'contact', medianMinutes: null, p90Minutes: null },
        ]),
      ),
    ).toEqual(['All types,5,1,1,1,2,90,600', 'Contact,5,1,1,1,2,,']);
  });
});

describe('a text in a file', () => {
  it('is never a formula in a spreadsheet', () => {
    expect(written('=1;=2')).toBe(`"'=1;'=2"`);
  });
});
