/** Builds small real workbooks for tests. */
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface FixtureSheet {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The XML inside `sheetData`. */
  readonly data: string;
}

export interface FixtureWorkbook {
  readonly sheets: readonly FixtureSheet[];
  /** The XML of each `si` element. */
  readonly sharedStrings?: readonly string[];
  /** Custom formats, which get the ids from 164. The style n uses `numFmtIds[n]`. */
  readonly formats?: readonly string[];
  readonly numFmtIds?: readonly number[];
  readonly usesSystemOf1904?: boolean;
}

/** Returns rows of inline texts, from row 1. */
export function textRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells, index) => `<row r="${index + 1}">${cells.map(textOf).join('')}</row>`).join('');
}

function textOf(text: string): string {
  return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function workbookFile(workbook: FixtureWorkbook): Promise<Buffer> {
  return zipFile(workbookParts(workbook));
}

export function workbookParts(workbook: FixtureWorkbook): Record<string, string> {
  const { sheets, sharedStrings, formats = [], numFmtIds = [0], usesSystemOf1904 = false } = workbook;
  const sheetLinks = sheets.map((_, index) => link(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`));
  const otherLinks = [
    link('styles', 'styles', 'styles.xml'),
    link('strings', 'sharedStrings', '/xl/sharedStrings.xml'),
  ];
  return {
    '_rels/.rels': linksPart([link('workbook', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><workbookPr date1904="${usesSystemOf1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${escaped(name)}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': linksPart([...sheetLinks, ...otherLinks]),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`)
      .join(
        '',
      )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${numFmtIds.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    ...(sharedStrings && {
      'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings.map((xml) => `<si>${xml}</si>`).join('')}</sst>`,
    }),
    ...Object.fromEntries(
      sheets.map(({ data }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
  };
}

export function zipFile(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

function linksPart(links: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE_LINKS}">${links.join('')}</Relationships>`;
}

function link(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
}
