import { FORM_ROWS, type FormRow } from '../../support/form-rows.js';
import { isCampaign } from '../campaign.js';

/** The forms for this run: all forms in the campaign, only the given ones in `npm test`. */
export function formsToTry(...inTest: string[]): readonly FormRow[] {
  return isCampaign ? FORM_ROWS : FORM_ROWS.filter(({ name }) => inTest.includes(name));
}
