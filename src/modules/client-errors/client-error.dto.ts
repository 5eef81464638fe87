import { ChoiceField, LineField, LinesField, TextField } from '../../shared/http/fields.js';

const MAX_PLACES = 8;

/** The pages send nothing that a visitor typed. The server removes personal data anyway. */
export class ReportClientErrorDto {
  @TextField({
    label: 'Message',
    required: true,
    description:
      'Type and message of the error. The log keeps at most 300 characters, without quoted text and long numbers',
    example: "TypeError: Cannot read properties of undefined (reading 'title')",
  })
  message: string;

  @LineField({ label: 'Component', description: 'The part of the page that failed', example: 'ReportsPage' })
  component?: string;

  @LineField({
    label: 'Route',
    description: 'The route pattern of the page, not its real URL',
    example: '/services/soil-testing',
  })
  route?: string;

  @LinesField(MAX_PLACES, {
    label: 'Stack',
    description: 'Stack frames in our own files, innermost first: `assets/<file>.js:<line>:<column>`',
    example: ['assets/site-B1xK9f2a.js:1:20417'],
  })
  stack?: string[];

  @LineField({
    label: 'Build',
    description: 'The build of the page: the file name of its entry script',
    example: 'entry-client-C7p0Zr4d.js',
  })
  build?: string;

  @ChoiceField(['en', 'hi'], { label: 'Language', description: 'The language of the page', example: 'hi' })
  language?: string;
}
