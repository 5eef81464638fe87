import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../api/app-store';
import { type LeadListQuery, leadsApi } from './leads-api';

/** Gives a list up that is still on its way when another one is asked for: the server then stops looking for it. */
export function useAbortOutdated(query: LeadListQuery): void {
  const dispatch = useAppDispatch();
  const text = JSON.stringify(query);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    dispatch(leadsApi.util.getRunningQueryThunk('leads', JSON.parse(before.current)))?.abort();
    before.current = text;
  }, [dispatch, text]);
}
