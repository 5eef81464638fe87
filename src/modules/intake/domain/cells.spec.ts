import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvFile, textCell } from '../../../shared/domain/csv.js';
import { DateEvidence, mangledCell, readDate, withApostrophe, withoutApostrophe } from './cells.js';

/** The text of one exported cell, as a CSV reader returns it. */
function exported(text: string): string {
  const cell = csvFile([['first', text]]).slice('\uFEFFfirst,'.length, -'\r\n'.length);
  const isQuoted = /[",;\t\r\n]/.test(text);
  return (isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll('\r\n', '\n');
}

describe('withoutApostrophe', () => {
  it.each([
    ["'=1+1", '=1+1'],
    ["'+919876543210", '+919876543210'],
    ["'9876543210", '9876543210'],
    ["'९८७६५ ४३२१०", '९८७६५ ४३२१०'],
    ["'(022) 2345 6789", '(022) 2345 6789'],
    ["'007", '007'],
    ["'2-3", '2-3'],
    ["'3 May", '3 May'],
    ["'₹ 5,00,000", '₹ 5,00,000'],
    ["'(500)", '(500)'],
    ["'true", 'true'],
    ["a\n'-b", 'a\n-b'],
    ["x; '=1+1;y", 'x; =1+1;y'],
    ["x;\u200C'=1+1", 'x;\u200C=1+1'],
    ["'＝1", '＝1'],
    ['x;"\'=1+1"', 'x;"=1+1"'],
    ["'\t'=1", '\t=1'],
  ])('takes our apostrophe off %j', (text, expected) => {
    expect(withoutApostrophe(text)).toBe(expected);
  });

  it.each(["O'Brien", "'Tis a farm", "rock 'n' roll", "the '-' sign", "'", "'hello' 98765 43210", ''])(
    'keeps %j',
    (text) => {
      expect(withoutApostrophe(text)).toBe(text);
    },
  );

  it('is fast for a long cell', () => {
    const text = `'1${' '.repeat(200_000)}x`;
    const start = performance.now();
    expect(withoutApostrophe(text)).toBe(text);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('takes it off any text of a phone column', () => {
    expect(withoutApostrophe("'Office 98765 43210", 'phone')).toBe('Office 98765 43210');
  });

  const signs = fc.constantFrom(..."''=+-@\t＝＋－＠,;\n\" ab01.(क\u00A0\u200C\u3000\uFEFF१/:🌾");
  const texts = fc.array(signs, { maxLength: 12 }).map((list) => list.join(''));

  it('takes off what an export adds', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(withoutApostrophe(exported(textCell(text) ?? ''))).toBe(withoutApostrophe(text));
        expect(withoutApostrophe(exported(text))).toBe(withoutApostrophe(text));
        expect(withoutApostrophe(exported(`'${text}`), 'phone')).toBe(withoutApostrophe(text, 'phone'));
      }),
      { numRuns: 3_000 },
    );
  });

  it('takes off what a workbook text gets', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(withoutApostrophe(withApostrophe(text))).toBe(withoutApostrophe(text));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('mangledCell', () => {
  it.each([
    ['9.87654E+09', 'digits_lost'],
    ['9,87654E+09', 'digits_lost'],
    ['9E+09', 'digits_lost'],
    ['919876543210.0', 'digits_changed'],
    ['919876543210,00', 'digits_changed'],
    ['#N/A', 'spreadsheet_error'],
    ['#DIV/0!', 'spreadsheet_error'],
    ['#NAME?', 'spreadsheet_error'],
    ['########', 'spreadsheet_error'],
    ['Err:502', 'spreadsheet_error'],
    [' =A1+1', 'formula'],
    ['Pune \uFFFD', 'letters_lost'],
  ])('refuses %j', (text, code) => {
    expect(mangledCell(text)).toEqual({ code, message: expect.any(String) });
  });

  it.each(['', ' ', '9876543210', '12345.0', '1.5', "'=5", "'9E+09", '12E5', 'Plot #12', '+919876543210', '००७'])(
    'keeps %j',
    (text) => {
      expect(mangledCell(text)).toBeNull();
    },
  );

  it('keeps numbers of any form in free texts, but no formula', () => {
    expect(mangledCell('9E+09', { isText: true })).toBeNull();
    expect(mangledCell('919876543210.0', { isText: true })).toBeNull();
    expect(mangledCell('=1', { isText: true })?.code).toBe('formula');
  });
});

describe('the evidence for dates', () => {
  const formOf = (...texts: string[]) => {
    const evidence = new DateEvidence();
    for (const text of texts) evidence.add(text);
    return evidence.form;
  };

  it.each([
    ['is none without dates', ['Pune', '12'], 'none'],
    ['is none for an empty column', ['', ' '], 'none'],
    ['is none if most cells are other texts', ['2026-11-22', 'a', 'b'], 'none'],
    ['is iso', ['2026-11-22', '2026-11-22 10:15', '2026-11-22T10:15:30.123Z', '2026-11-22 10:15:30.123'], 'iso'],
    ['is day first', ['01/02/2026', '22/11/2026'], 'day_first'],
    ['is month first', ['01-02-2026', '11-22-2026 9:30 PM'], 'month_first'],
    ['is mixed', ['22.11.2026', '11.22.2026'], 'mixed'],
    ['is unproven', ['01/02/2026', '03/04/2026 10:15'], 'unproven'],
    ['is dates in spite of one wrong cell', ['22/11/2026', 'soon', ''], 'day_first'],
    ['reads Hindi digits', ['२२/११/२०२६'], 'day_first'],
    ['takes no order from an impossible date', ['31/31/2026'], 'unproven'],
  ] as const)('%s', (_, texts, form) => {
    expect(formOf(...texts)).toBe(form);
  });
});

describe('readDate', () => {
  it.each([
    ['2026-11-22', null, '2026-11-21T18:30:00.000Z', false],
    ['2026-11-22 10:15', null, '2026-11-22T04:45:00.000Z', true],
    ['2026-11-22 10:15:30.123', 'month_first', '2026-11-22T04:45:30.123Z', true],
    ['2026-11-22T10:15:30.123Z', null, '2026-11-22T10:15:30.123Z', true],
    ['2026-11-22T10:15:30+05:30', null, '2026-11-22T04:45:30.000Z', true],
    ['05/06/2026', 'day_first', '2026-06-04T18:30:00.000Z', false],
    ['05/06/2026', 'month_first', '2026-05-05T18:30:00.000Z', false],
    ['5.6.2026 12:00 am', 'day_first', '2026-06-04T18:30:00.000Z', true],
    ['5-6-2026, 12:30:05 p.m.', 'day_first', '2026-06-05T07:00:05.000Z', true],
    ['२२/११/२०२६', 'day_first', '2026-11-21T18:30:00.000Z', false],
    ['29/02/2028', 'day_first', '2028-02-28T18:30:00.000Z', false],
  ] as const)('reads %j with the order %j', (text, order, iso, hasTime) => {
    expect(readDate(text, order)).toEqual({ date: new Date(iso), hasTime });
  });

  it.each([
    ['22/11/26', 'day_first', 'date_short_year'],
    ['31/02/2026', 'day_first', 'date_impossible'],
    ['2026-02-29', null, 'date_impossible'],
    ['22/11/2026', 'month_first', 'date_impossible'],
    ['0026-11-22', null, 'date_impossible'],
    ['2026-11-22 24:00', null, 'date_impossible'],
    ['5/6/2026 13:00 pm', 'day_first', 'date_impossible'],
    ['2026-11-22 10:15+99:00', null, 'date_impossible'],
    ['46348', 'day_first', 'date_serial'],
    ['46348.5', null, 'date_serial'],
    ['05/06/2026', null, 'date_order_unknown'],
    ['5/6-2026', 'day_first', 'date_unreadable'],
    ['soon', null, 'date_unreadable'],
    ['', null, 'date_unreadable'],
  ] as const)('refuses %j with the order %j', (text, order, code) => {
    expect(readDate(text, order)).toEqual({ code, message: expect.any(String) });
  });

  it('can return the end of the day', () => {
    expect(readDate('2026-11-22', null, { endOf: 'day' })).toEqual({
      date: new Date('2026-11-22T18:29:59.999Z'),
      hasTime: false,
    });
  });
});
