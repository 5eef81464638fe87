import { IdsField, LineField } from '../../../shared/http/fields.js';
import { DEFAULT_PAGE_SIZE, LimitField, PageField } from '../../../shared/http/paging.js';

/** The most leads that one call can name. */
const MAX_LEADS = 1_000;

export class BinQuery {
  @LineField({
    label: 'Search',
    description: 'As in the list of leads: every word must be found',
    example: 'Sunita',
  })
  search?: string;

  @PageField()
  page: number = 1;

  @LimitField()
  limit: number = DEFAULT_PAGE_SIZE;
}

export class BinnedIdsDto {
  @IdsField(MAX_LEADS, { label: 'leadIds', required: true })
  leadIds: string[];
}
