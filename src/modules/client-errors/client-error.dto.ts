import { ChoiceField, LineField, LinesField, TextField } from '../../shared/http/fields.js';

const MAX_PLACES = 8;

/** An error that a page met, without anything its visitor typed: the server drops what looks personal all the same. */
export class ReportClientErrorDto {
  @TextField({
    label: 'Message',
    required: true,
    description: 'Kind and message of the error; the log keeps at most 300 characters, without quoted text and digits',
    example: "TypeError: Cannot read properties of undefined (reading 'title')",
  })
  message: string;

  @LineField({ label: 'Component', description: 'Which part of the page failed', example: 'ReportsPage' })
  component?: string;

  @LineField({
    label: 'Route',
    description: 'The pattern of the page’s address, never the address itself',
    example: '/services/soil-testing',
  })
  route?: string;

  @LinesField(MAX_PLACES, {
    label: 'Stack',
    description: 'Where in our own files, the innermost place first: `assets/<file>.js:<line>:<column>`',
    example: ['assets/site-B1xK9f2a.js:1:20417'],
  })
  stack?: string[];

  @LineField({
    label: 'Build',
    description: 'Which build the page is of: the file name of its entry script',
    example: 'entry-client-C7p0Zr4d.js',
  })
  build?: string;

  @ChoiceField(['en', 'hi'], { label: 'Language', description: 'The language of the page', example: 'hi' })
  language?: string;
}
