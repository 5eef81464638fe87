import { FORM_ROWS, type FormRow } from '../../support/form-rows.js';
import { isCampaign } from '../campaign.js';

/** Returns the forms for this run: all forms in the campaign, and only those named in `inTest` in `npm test`. */
export function formsToTry(...inTest: string[]): readonly FormRow[] {
  return isCampaign ? FORM_ROWS : FORM_ROWS.filter(({ name }) => inTest.includes(name));
}
