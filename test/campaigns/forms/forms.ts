import { FORM_ROWS, type FormRow } from '../../support/form-rows.js';
import { isCampaign } from '../campaign.js';

/** The public forms that this run fills in: all of them in the campaign, those named in `npm test`. */
export function formsToTry(...inTest: string[]): readonly FormRow[] {
  return isCampaign ? FORM_ROWS : FORM_ROWS.filter(({ name }) => inTest.includes(name));
}
