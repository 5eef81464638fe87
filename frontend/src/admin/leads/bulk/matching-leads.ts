import { createAsyncThunk } from '@reduxjs/toolkit';
import type { ApiProblem } from '../../../shared/api/problem';
import { call } from '../../api/api-call';
import { authorizedJson } from '../../api/authorized-fetch';
import type { LeadListQuery } from '../lead/leads-api';

/** As many leads as one bulk call takes. */
export const MAX_SELECTED = 1000;
const PER_PAGE = 100;

/** Collects the ids of the leads that a list query finds, in its order, at most {@link MAX_SELECTED}. */
export const collectMatching = createAsyncThunk<readonly string[], LeadListQuery, { rejectValue: ApiProblem }>(
  'leads/collectMatching',
  async (query, caller) => {
    // A lead that arrives meanwhile pushes another over the edge of a page, where it is met twice.
    const ids = new Set<string>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const request = call('get', '/api/leads', { query: { ...query, page, limit: PER_PAGE } });
      const outcome = await authorizedJson(request, caller);
      if ('problem' in outcome) return caller.rejectWithValue(outcome.problem);
      const { data, pagination } = outcome.data;
      for (const { _id } of data) ids.add(_id);
      pages = Math.min(pagination.totalPages, MAX_SELECTED / PER_PAGE);
    }
    return [...ids];
  },
);
